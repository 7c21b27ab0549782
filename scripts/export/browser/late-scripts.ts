/**
 * Stands inline in the head of every exported page. Fetches the framework's scripts once the page has painted
 * and the browser is idle, or at the first sign of intent, and keeps what the visitor does until they run; what
 * is done with it then is in hand-over.ts.
 */
export type Early = { held: Gesture[]; end: () => void }

export type Gesture = { event: Event; control: Element; checked: boolean }

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const GESTURES = ['click', 'input', 'change', 'submit', 'keydown']

const [framework, styles, page] = document.currentScript!.dataset.late!.split(' ') as [string, string, string]
/** Files that are still to be fetched: at first those that do not wait for another. */
const waiting = [framework, styles]
const held: Gesture[] = []
const { signal, abort } = endable()
Object.assign(window, { early: { held, end: abort } satisfies Early })
// Before the page is drawn, nobody can do anything on it, and whatever is set up here would delay that.
requestAnimationFrame(() => setTimeout(begin))

function begin() {
  INTENTS.forEach((name) => addEventListener(name, fetchScripts, { capture: true, passive: true, signal }))
  GESTURES.forEach((name) => addEventListener(name, hold, { capture: true, signal }))
  if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
}

function whenPainted() {
  // Delivered at once when the page has painted already.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) whenIdle()
  }).observe({ type: 'paint', buffered: true })
}

function endable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchScripts, { timeout: 2000 })
  else setTimeout(fetchScripts, 200)
}

function fetchScripts() {
  waiting.splice(0).forEach(add)
}

function add(address: string) {
  const isStyles = address === styles
  const element = document.createElement(isStyles ? 'link' : 'script')
  Object.assign(element, isStyles ? { rel: 'stylesheet', href: address } : { src: address })
  if (isStyles) {
    // What first-screen.ts has added goes when all styles are there: React does not expect it. The browser shall
    // draw both changes at once.
    const added = document.querySelectorAll('main>link,main>link+script')
    if (added.length > 0) Object.assign(element, { media: 'not all', fetchPriority: 'high' })
    element.onload = () => {
      ;(element as HTMLLinkElement).media = ''
      added.forEach((addition) => addition.remove())
      // The page's own file starts its modules, which may show whatever the styles describe.
      add(page)
    }
  }
  element.onerror = () => {
    // The styles then show what scripts would unfold; the next sign of intent tries again.
    document.documentElement.dataset.scripts = 'failed'
    element.remove()
    waiting.push(address)
  }
  document.head.append(element)
}

/** Keeps a gesture from everything that listens, links and what the browser does by itself excepted. */
function hold(event: Event) {
  const control = (event.target as Element).closest?.('a, button, input, form')
  if (!control || control.matches('a, [popovertarget], [commandfor]')) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') event.preventDefault()
  held.push({ event, control, checked: (control as HTMLInputElement).checked })
}
