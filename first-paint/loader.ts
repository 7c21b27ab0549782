/**
 * Inlined into the head of every page. Fetches the framework's scripts after the first paint, when the browser is idle
 * or the visitor shows intent, and queues the events of controls with `data-replay` until the page is hydrated.
 */
import { HYDRATED_MARK, LOAD_TIMEOUT_MS, retry, SCRIPTS_ATTRIBUTE } from './protocol'

/** Voice control and screen readers may dispatch only a click. */
const INTENTS = ['pointerover', 'keydown', 'focusin', 'click']
const QUEUED_TYPES = ['click', 'input', 'submit']
/** Milliseconds from intent, or from the first request, until a page that is not hydrated shows its no-script form. */
const HYDRATION_TIMEOUT_MS = 10_000

const { documentElement: root, head, currentScript } = document
const urls = currentScript!.getAttribute(SCRIPTS_ATTRIBUTE)!.split(' ')
/** The last queued event of each control. */
const queue = new Map<HTMLElement, Event>()
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }
let watchdog: ReturnType<typeof setTimeout>

for (const type of QUEUED_TYPES) addEventListener(type, queueEvent, options)
addEventListener(HYDRATED_MARK, () => void nextTask().then(replayEvents), options)

const loaded = new Promise((resolve) => addEventListener('load', resolve))
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve()
  }).observe({ type: 'paint', buffered: true })
  // Browsers that resist fingerprinting do not report the paint.
  void loaded.then(() => setTimeout(resolve, 1000))
})
const intent = new Promise((resolve) => {
  for (const type of INTENTS) addEventListener(type, resolve, options)
})
// Hydrating a document that is not fully parsed makes React discard and render it again.
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
// A pointer that already rests on the page dispatches pointerover before the first paint, so intent alone is too early.
const wanted = painted.then(() => Promise.race([intent, loaded.then(idle)]))

void Promise.race([intent, wanted]).then(() => (watchdog = setTimeout(fail, HYDRATION_TIMEOUT_MS)))
void wanted
  .then(() => parsed)
  .then(() => Promise.all(urls.map((url) => nextTask().then(() => retry((attempt) => fetchScript(url, attempt))))))
  .then(runScripts, fail)

/** Queues an event of a control that opted in, and hides it from all other listeners. */
function queueEvent(event: Event) {
  const control = (event.target as Element).closest?.<HTMLElement>(`[data-replay=${event.type}]`)
  if (!control) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') {
    event.preventDefault()
    control.ariaBusy = 'true'
  }
  // Repeated clicks on a button count as one.
  queue.delete(control)
  queue.set(control, event)
}

function replayEvents() {
  listeners.abort()
  clearTimeout(watchdog)
  root.removeAttribute(SCRIPTS_ATTRIBUTE)
  for (const [control, event] of queue) {
    control.removeAttribute('aria-busy')
    // React dispatches `change` only when the value differs from the one that it saw last.
    if (control instanceof HTMLInputElement) control.checked = false
    if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
    else control.click()
  }
}

/** Safari has no requestIdleCallback. */
function idle() {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  )
}

/** Resolves in a new task, so that the browser can handle input between two scripts. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Fetches a script into the HTTP cache.
 * @throws Error when the response is late, is an error, is empty or is not a script, as from a captive portal.
 */
async function fetchScript(url: string, attempt: number) {
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
  const response = await fetch(url, { cache: attempt ? 'reload' : 'default', signal })
  const { size, type } = await response.blob()
  if (!response.ok || !size || !type.includes('script')) throw new Error(url)
}

/** Runs the scripts from the HTTP cache. Call it when all of them have loaded: the framework throws when one is missing. */
function runScripts() {
  // In document order, because the page's data must be set before the framework reads it.
  for (const src of urls)
    void nextTask().then(() => {
      const script = Object.assign(document.createElement('script'), { src, async: false })
      head.append(script)
      // As in the framework's markup. React inserts, and so runs again, each script that it does not find in the document.
      script.async = true
    })
}

function fail() {
  root.setAttribute(SCRIPTS_ATTRIBUTE, 'failed')
}
