/**
 * The first script of every page. It requests the framework's scripts when a control that needs them is near the viewport,
 * hovered, focused or clicked, keeps the last event of each control until the page is interactive, and shows the page's
 * no-script fallback if the scripts fail. Until then, no framework code runs. The build lists the scripts in the attribute
 * `data-scripts`. The loader also starts the scroll-driven animations after the first paint.
 */
import { withTimeout } from '@/lib/with-timeout'
import { INTERACTIVE } from './interactive'

/** Milliseconds from requesting the scripts until loading counts as failed: they take 20 seconds at 50 kbit/s. */
const LOADING_TIMEOUT_MS = 60_000
/** Milliseconds from loading the scripts until hydration counts as failed: covers truncated scripts. */
const HYDRATION_TIMEOUT_MS = 10_000
/** Milliseconds after parsing until the loader stops waiting for the first paint: not every browser reports it. */
const PAINT_TIMEOUT_MS = 2000
/** Distance from the viewport within which a control counts as near: half a screen. */
const NEAR_MARGIN = '50% 0px'

/** Only the framework handles buttons and forms. */
const CONTROLS = '[data-hydrate], button, form'
/** Voice control and screen readers may dispatch only a click. */
const INTENT_EVENTS = ['pointerover', 'keydown', 'focusin', 'click']
/** Selectors of the controls whose events are kept, by the type of the event. */
const KEPT = { click: 'button[type=button]', submit: 'form' }
/** Selector of the elements whose scroll-driven animations start one after another. */
const ANIMATED_SECTIONS = 'section'

const { documentElement: root, head, currentScript } = document
const urls = currentScript!.dataset.scripts?.split(' ') ?? []
/** The controls with a kept event, in the order of their last events. */
const controls = new Set<HTMLElement>()
/** The form fields before hydration, and the last element that received the focus. */
let fields: HTMLInputElement[] = []
let focused: Element | undefined
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }

// The variants in-data-scripted and not-in-data-scripted select this attribute.
root.dataset.scripted = ''
const interactive = new Promise((resolve) => addEventListener(INTERACTIVE, resolve))
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
const intent = new Promise<void>((resolve) => {
  const onIntent = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    if (type === 'focusin') focused = target
    if (target.closest(CONTROLS)) resolve()
  }
  for (const type of INTENT_EVENTS) addEventListener(type, onIntent, options)
})
// On the document, because `keep` stops the events: the listeners of other inline scripts are on the window, and run before.
for (const [type, selector] of Object.entries(KEPT))
  document.addEventListener(type, (event) => keep(event, selector), options)

void hydrateOnNeed()
void interactive.then(replayEvents)

/** Loads the scripts when a control needs them. Shows the no-script fallback if the page does not become interactive. */
async function hydrateOnNeed() {
  // Hydrating a document that is not fully parsed makes React discard and render it again.
  await parsed
  await firstPaint()
  // In development, React hydrates the page at once, and reports attributes that it has not rendered.
  void (urls.length > 0 ? startScrollAnimations() : interactive.then(startScrollAnimations))
  try {
    await Promise.race([intent, near()])
    // React would restore the original texts.
    if (isTranslated() && !needsScripts()) return showFallback()
    await withTimeout(loadScripts(), LOADING_TIMEOUT_MS)
    await withTimeout(interactive, HYDRATION_TIMEOUT_MS)
  } catch {
    showFallback()
  }
}

/** Resolves after the first paint, or after a timeout. */
function firstPaint() {
  const paint = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  return withTimeout(paint, PAINT_TIMEOUT_MS).catch(() => {})
}

/**
 * Starts the scroll-driven animations of the sections below the viewport, each in a separate task: starting all at once
 * would block the page. Content that is already in the viewport is not animated.
 */
async function startScrollAnimations() {
  const sections = [...document.querySelectorAll<HTMLElement>(ANIMATED_SECTIONS)]
  for (const section of sections.filter((element) => element.getBoundingClientRect().top >= innerHeight)) {
    section.dataset.animated = ''
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Returns whether a control of the page needs the framework at once. */
function needsScripts() {
  return document.querySelector('[data-hydrate=now]') !== null
}

/** Resolves when a control is near the viewport, or at once on a page that needs the scripts at once. */
function near() {
  return new Promise<void>((resolve) => {
    if (needsScripts()) resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: NEAR_MARGIN },
    )
    for (const control of document.querySelectorAll('[data-hydrate=near]')) observer.observe(control)
  })
}

/** Returns whether a browser or an extension has translated the page. */
function isTranslated() {
  return !root.matches(':lang(en)') || document.querySelector('font') !== null
}

/** Appends the scripts, to run in this order. Resolves when all have loaded, and rejects when one fails. */
function loadScripts() {
  fields = [...document.querySelectorAll<HTMLInputElement>('form input[id]')]
  const loading = urls.map(
    (src) =>
      new Promise((onload, onerror) => {
        const script = Object.assign(document.createElement('script'), { src, async: false, onload, onerror })
        head.append(script)
        // As in the framework's markup: React inserts and runs again each script that it does not find in the document.
        script.async = true
      }),
  )
  return Promise.all(loading)
}

/** Keeps the last event of a control: repeated clicks on a button count as one. */
function keep(event: Event, selector: string) {
  const control = (event.target as Element).closest?.<HTMLElement>(selector)
  if (!control) return
  event.stopImmediatePropagation()
  event.preventDefault()
  if (!('scripted' in root.dataset)) return
  control.ariaBusy = 'true'
  controls.delete(control)
  controls.add(control)
}

/** Dispatches the kept events. */
function replayEvents() {
  listeners.abort()
  keepFormValues()
  for (const control of controls) {
    control.removeAttribute('aria-busy')
    if (control instanceof HTMLFormElement) currentField(control.querySelector('input')!)?.form!.requestSubmit()
    else control.click()
  }
}

/** Copies values and focus to the fields of a form that React has rendered again, because an extension had changed the page. */
function keepFormValues() {
  for (const field of fields) {
    const current = currentField(field)
    if (!current || current === field) continue
    current.value = field.value
    if (focused === field) current.focus()
  }
}

/** Returns the field of the document with the id of a field that React may have replaced. */
function currentField({ id }: HTMLInputElement) {
  return document.querySelector<HTMLInputElement>(`input[id="${id}"]`)
}

/**
 * Shows the page's no-script fallback, and drops the kept events: a replay would surprise the visitor later. `InteractivePage`
 * ends the fallback if the page is hydrated.
 */
function showFallback() {
  for (const control of controls) control.removeAttribute('aria-busy')
  controls.clear()
  const { activeElement } = document
  delete root.dataset.scripted
  // Keeps the focus at the place of a control that the fallback hides.
  let place = activeElement
  while (place && place.getClientRects().length === 0) place = place.parentElement
  if (!(place instanceof HTMLElement) || place === activeElement) return
  const container = place
  container.tabIndex = -1
  container.focus({ preventScroll: true })
  // Otherwise, a click on its text would focus the whole container.
  container.addEventListener('blur', () => container.removeAttribute('tabindex'), { once: true })
}
