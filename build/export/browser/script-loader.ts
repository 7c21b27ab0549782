/**
 * Stands inline in the head of every exported page. Fetches the framework's scripts once the page has painted
 * and the browser is idle, or at the first sign of intent, and keeps what the visitor does until they run; what
 * is done with it then is in hand-over.ts.
 */
import type { HeldEvent } from '@/lib/pre-hydration'

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const GESTURES = ['click', 'input', 'change', 'submit', 'keydown']

/** Scripts that are still to be fetched. */
const waiting = document.currentScript!.getAttribute('data-late')!.split(' ')
const held: HeldEvent[] = []
// Before the page is drawn, nobody can do anything on it, and whatever is set up here would delay that.
requestAnimationFrame(() => setTimeout(begin))

function begin() {
  const controller = new AbortController()
  const { signal } = controller
  window.early = { held, end: () => controller.abort() }
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

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchScripts, { timeout: 2000 })
  else setTimeout(fetchScripts, 200)
}

/** Not before the whole page is there: React would take what is still missing for a mistake, and draw all of it anew. */
function fetchScripts() {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScripts)
  else waiting.splice(0).forEach(fetchScript)
}

function fetchScript(src: string) {
  const script = Object.assign(document.createElement('script'), { src })
  script.onerror = () => {
    // The styles then show what scripts would unfold; the next sign of intent tries again.
    document.documentElement.dataset.scripts = 'failed'
    script.remove()
    waiting.push(src)
  }
  document.head.append(script)
}

/** Keeps a gesture from everything that listens, links and what the browser does by itself excepted. */
function hold(event: Event) {
  const control = (event.target as Element).closest?.('a, button, input, form')
  if (!control || control.matches('a, [popovertarget], [commandfor]')) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') event.preventDefault()
  held.push({ event, control, checked: (control as HTMLInputElement).checked })
}
