/**
 * Inlined into the head of every page. Fetches the framework's scripts after the first paint, when a control that needs
 * them is near the viewport or the visitor shows intent on one, and queues the events of controls with `data-replay` until
 * the page is hydrated.
 */
import { retry } from '@/lib/retry'
import { createWatchdog } from '@/lib/watchdog'
import { HYDRATED_MARK, HYDRATION_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from './protocol'
import { fetchScript } from './fetch-script'

/** Voice control and screen readers may dispatch only a click. */
const INTENTS = ['pointerover', 'keydown', 'focusin', 'click']
const QUEUED_TYPES = ['click', 'submit']
/** What needs the scripts: at once, when it is near the viewport, or when the visitor shows intent on it. */
const NOW = '[data-hydrate="now"]'
const NEAR = '[data-hydrate="near"]'
const CONTROLS = `${NOW}, ${NEAR}, [data-replay]`
/** Distance from the viewport at which a control is near: half a screen. */
const NEAR_MARGIN = '50% 0px'
/**
 * Milliseconds without progress, from intent or the first request, until a page that is not hydrated shows its no-script
 * form. Longer than a stalled request, which is retried first.
 */
const HYDRATION_TIMEOUT_MS = 10_000
/** Milliseconds after parsing until the first paint is no longer waited for. */
const PAINT_TIMEOUT_MS = 1000

const { documentElement: root, head, currentScript } = document
const urls = currentScript!.getAttribute(SCRIPTS_ATTRIBUTE)!.split(' ')
/** The last queued event of each control. */
const queue = new Map<HTMLElement, Event>()
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }
const watchdog = createWatchdog(HYDRATION_TIMEOUT_MS, fail)

// Added before the listeners of the queue, which hide the events that they queue from all later listeners.
const intent = new Promise<void>((resolve) => {
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) resolve()
  }
  for (const type of INTENTS) addEventListener(type, onIntent, options)
})
for (const type of QUEUED_TYPES) addEventListener(type, queueEvent, options)
addEventListener(HYDRATED_MARK, () => void nextTask().then(replayEvents), options)

// Hydrating a document that is not fully parsed makes React discard and render it again.
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve()
  }).observe({ type: 'paint', buffered: true })
  // Browsers that resist fingerprinting do not report the paint.
  void parsed.then(() => setTimeout(resolve, PAINT_TIMEOUT_MS))
})
const near = parsed.then(controlNearViewport)

void intent.then(watchdog.restart)
// A pointer that already rests on a control dispatches pointerover before the first paint.
void Promise.all([parsed, painted, Promise.race([intent, near])])
  .then(() => {
    watchdog.restart()
    return Promise.all(urls.map(loadScript))
  })
  .then(runScripts)
  .catch(fail)

/** Resolves when a control is within half a screen of the viewport, or at once if the page needs the scripts at once. */
function controlNearViewport() {
  return new Promise<void>((resolve) => {
    if (document.querySelector(NOW)) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR_MARGIN },
    )
    for (const control of document.querySelectorAll(NEAR)) observer.observe(control)
  })
}

/** Queues an event of a control that opted in, and hides it from all later listeners. */
function queueEvent(event: Event) {
  const control = (event.target as Element).closest?.<HTMLElement>(`[data-replay=${event.type}]`)
  if (!control) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') event.preventDefault()
  if (!root.hasAttribute(HYDRATION_ATTRIBUTE)) control.ariaBusy = 'true'
  // Repeated clicks on a button count as one.
  queue.delete(control)
  queue.set(control, event)
}

function replayEvents() {
  listeners.abort()
  watchdog.stop()
  root.removeAttribute(HYDRATION_ATTRIBUTE)
  for (const [control, event] of queue) {
    control.removeAttribute('aria-busy')
    if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
    else control.click()
  }
}

/** Resolves in a new task, so that the browser can handle input between two scripts. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

async function loadScript(url: string) {
  await nextTask()
  await retry((attempt) => fetchScript(url, attempt > 0 ? 'reload' : 'default', watchdog.restart))
}

/** Runs the scripts from the HTTP cache. Call it when all of them have loaded: the framework throws when one is missing. */
function runScripts() {
  // In document order, because the page's data must be set before the framework reads it.
  for (const src of urls)
    void nextTask().then(() => {
      const script = Object.assign(document.createElement('script'), { src, async: false, onerror: fail })
      head.append(script)
      // As in the framework's markup. React inserts, and so runs again, each script that it does not find in the document.
      script.async = true
    })
}

/** Shows the no-script form of the page, except for a form that the visitor is using. */
function fail() {
  for (const control of queue.keys()) control.removeAttribute('aria-busy')
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-replay]')) {
    form.toggleAttribute('data-in-use', form.contains(document.activeElement) || hasInput(form))
  }
  root.setAttribute(HYDRATION_ATTRIBUTE, 'failed')
}

function hasInput(form: HTMLFormElement) {
  return [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
}
