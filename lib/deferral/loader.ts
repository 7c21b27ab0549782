/**
 * The first script of every page. It requests the framework's scripts when a control that needs them is near the viewport,
 * hovered, focused or clicked, keeps the last event of each control until the page is interactive, and shows the page's
 * no-script form if the scripts fail. Before that, a page runs no framework. The build lists the scripts in the attribute
 * `data-scripts`. It also starts the scroll-driven animations after the first paint.
 */
import { withTimeout } from '@/lib/with-timeout'
import { INTERACTIVE } from './interactive'

/** Milliseconds from the request of the scripts until a page that is not interactive shows its no-script form. */
const HYDRATION_TIMEOUT_MS = 10_000
/** Milliseconds after parsing for which the loader waits for the first paint, which not every browser reports. */
const PAINT_TIMEOUT_MS = 2000
/** Distance from the viewport at which a control is near: half a screen. */
const NEAR_MARGIN = '50% 0px'

/** Only the framework handles buttons and forms. */
const CONTROLS = '[data-hydrate], button, form'
/** Voice control and screen readers may dispatch only a click. */
const INTENT_EVENTS = ['pointerover', 'keydown', 'focusin', 'click']
/** Selectors of the controls whose events are kept, by the type of the event. */
const KEPT = { click: 'button[type=button]', submit: 'form' }

const { documentElement: root, head, currentScript } = document
const urls = currentScript!.dataset.scripts?.split(' ') ?? []
/** The last event of each control, and the index of the control among those with the same selector. */
const lastEvents = new Map<HTMLElement, { event: Event; place: number }>()
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }

// The variants in app/globals.css select these attributes: this one switches on what needs scripts.
root.dataset.scripted = 'yes'
const interactive = new Promise((resolve) => addEventListener(INTERACTIVE, resolve))
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
const intent = new Promise<void>((resolve) => {
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) resolve()
  }
  for (const type of INTENT_EVENTS) addEventListener(type, onIntent, options)
})
// Added after those listeners, because it stops the events that it keeps.
for (const [type, controls] of Object.entries(KEPT)) addEventListener(type, (event) => keep(event, controls), options)

// Hydrating a document that is not fully parsed makes React discard and render it again.
const painted = parsed.then(firstPaint)
void painted.then(startScrollAnimations)
void painted
  .then(() => Promise.race([intent, near()]))
  .then(() => withTimeout(Promise.race([interactive, appendScripts()]), HYDRATION_TIMEOUT_MS))
  .catch(showNoScriptForm)
void interactive.then(replayEvents)

function firstPaint() {
  const paint = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  return withTimeout(paint, PAINT_TIMEOUT_MS).catch(() => {})
}

/**
 * Starts the scroll-driven animations, one part of the page in each task: starting all at once would block the page. What is
 * in view is complete, and stays so.
 */
async function startScrollAnimations() {
  for (const part of document.querySelectorAll<HTMLElement>('main > *, main ~ *')) {
    part.dataset.animated = ''
    for (const animation of part.getAnimations({ subtree: true }).filter(isInView)) animation.cancel()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Whether an animation by the position of an element changes this element or one within it, while it is in view. */
function isInView({ timeline, effect }: Animation) {
  const subject = (timeline as ViewTimeline | null)?.subject
  if (!subject?.contains((effect as KeyframeEffect).target)) return false
  const { top, bottom } = subject.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Resolves when a control is near the viewport, or at once on a page that needs the scripts at once. */
function near() {
  return new Promise<void>((resolve) => {
    if (document.querySelector('[data-hydrate=now]')) resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: NEAR_MARGIN },
    )
    for (const control of document.querySelectorAll('[data-hydrate=near]')) observer.observe(control)
    void interactive.then(() => observer.disconnect())
  })
}

/** Appends the scripts, which run in their order. Rejects when one of them cannot be loaded. */
function appendScripts() {
  return new Promise((_, reject) => {
    for (const src of urls) {
      const script = Object.assign(document.createElement('script'), { src, async: false, onerror: reject })
      head.append(script)
      // As in the framework's markup: React inserts, and so runs again, each script that is not in the document.
      script.async = true
    }
  })
}

/** Keeps an event of a control instead of an earlier one: repeated clicks on a button count as one. */
function keep(event: Event, controls: string) {
  const control = (event.target as Element).closest?.<HTMLElement>(controls)
  if (!control) return
  event.stopImmediatePropagation()
  event.preventDefault()
  if (root.dataset.scripted === 'yes') control.ariaBusy = 'true'
  lastEvents.delete(control)
  lastEvents.set(control, { event, place: [...document.querySelectorAll(controls)].indexOf(control) })
}

function replayEvents() {
  listeners.abort()
  for (const [control, { event, place }] of lastEvents) {
    control.removeAttribute('aria-busy')
    if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
    // React renders a page again that a translator has changed: the button has been replaced by another.
    else if (!control.isConnected) document.querySelectorAll<HTMLElement>(KEPT.click)[place]?.click()
    else control.click()
  }
}

/** Shows the page's no-script form until the page is interactive. A form that the visitor is using is not replaced. */
function showNoScriptForm() {
  for (const control of lastEvents.keys()) control.removeAttribute('aria-busy')
  for (const form of document.forms) form.toggleAttribute('data-in-use', isInUse(form))
  root.dataset.scripted = 'failed'
}

function isInUse(form: HTMLFormElement) {
  const hasInput = [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
  return hasInput || form.contains(document.activeElement)
}
