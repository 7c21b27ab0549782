/**
 * Stands inline in the head of every exported page. Fetches the framework's scripts once the page has painted
 * and the browser is idle, or at the first sign of intent, and keeps what the visitor does until they run.
 */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const GESTURES = ['click', 'input', 'change', 'submit', 'keydown']
const CONTROLS = 'a, button, input, select, textarea, form'

const [framework, styles, page] = document.currentScript!.dataset.late!.split(' ') as [string, string, string]
/** Files that are still to be fetched: at first those that do not wait for another. */
const waiting = [framework, styles]
/** Oldest first. Who presses a button that does not answer means one press. */
let held: { control: Element; type: string; replay: () => void }[] = []

INTENTS.forEach((name) => addEventListener(name, fetchScripts, { capture: true, passive: true }))
GESTURES.forEach((name) => addEventListener(name, hold, { capture: true }))
addEventListener('hydrated', handOver, { once: true })
void Promise.all([painted(), loaded()]).then(() =>
  'requestIdleCallback' in window ? requestIdleCallback(fetchScripts, { timeout: 2000 }) : setTimeout(fetchScripts, 200),
)

function fetchScripts() {
  waiting.splice(0).forEach(add)
}

function add(address: string) {
  const isStyles = address === styles
  const element = document.createElement(isStyles ? 'link' : 'script')
  Object.assign(element, isStyles ? { rel: 'stylesheet', href: address } : { async: true, src: address })
  // The page's own file starts its modules, which may show whatever the styles describe.
  if (isStyles) element.onload = () => add(page)
  element.onerror = () => {
    // The styles then show what scripts would unfold; the next sign of intent tries again.
    document.documentElement.dataset.scripts = 'failed'
    element.remove()
    waiting.push(address)
  }
  document.head.append(element)
}

function painted() {
  return new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true }),
  )
}

/** Where a page waits for its scripts, as /book does for its calendar, its first paint is enough. */
function loaded() {
  return new Promise<void>((resolve) => {
    addEventListener('load', () => resolve())
    addEventListener('DOMContentLoaded', () => document.querySelector('[data-wants-scripts]') && resolve())
  })
}

/** Keeps a gesture from everything that listens, links and what the browser does by itself excepted. */
function hold(event: Event) {
  const control = event.target instanceof Element && event.target.closest(CONTROLS)
  if (!control || control.matches('a, [popovertarget], [commandfor]')) return
  event.stopImmediatePropagation()
  const { type } = event
  const replay = replayOf(event, control)
  if (!replay) return
  if (type !== 'keydown') held = held.filter((gesture) => gesture.control !== control || gesture.type !== type)
  held.push({ control, type, replay })
}

function replayOf(event: Event, control: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && control instanceof HTMLFormElement) {
    event.preventDefault()
    return () => control.requestSubmit(event.submitter)
  }
  if (event.type === 'click' && control instanceof HTMLButtonElement && !(control.form && control.type === 'submit')) {
    return () => control.click()
  }
  // What a key does by itself, it has done.
  if (event instanceof KeyboardEvent) return () => control.dispatchEvent(new KeyboardEvent('keydown', event))
  if (event.type === 'input' && control instanceof HTMLInputElement) {
    const { checked, value } = control
    if (/^(radio|checkbox)$/.test(control.type)) {
      return () => {
        // React only hears of a change from what it has seen last.
        control.checked = !checked
        control.click()
      }
    }
    return () => enter(control, value)
  }
}

/** Types a value past the setter by which React notes what it has written itself. */
function enter(input: HTMLInputElement, value: string) {
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Hands over what lies under the pointer, what has the focus, and then every gesture in its order. */
function handOver() {
  delete document.documentElement.dataset.scripts
  INTENTS.forEach((name) => removeEventListener(name, fetchScripts, { capture: true }))
  GESTURES.forEach((name) => removeEventListener(name, hold, { capture: true }))
  const pointed = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop()
  if (pointed) pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  held.forEach(({ replay }) => replay())
}
