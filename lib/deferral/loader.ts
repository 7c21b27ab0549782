/**
 * The first script of every page. It requests the framework's scripts when a control that needs them is near the viewport,
 * hovered, focused or clicked, keeps the last event of each control until the page is interactive, and shows the page's
 * no-script form if the scripts fail. Before that, a page runs no framework. The build lists the scripts in the attribute
 * `data-scripts`. It also starts the scroll-driven animations after the first paint.
 */
import { withTimeout } from '@/lib/with-timeout'
import { INTERACTIVE } from './interactive'

/** Milliseconds from the request of the scripts until their loading counts as failed: they take 20 seconds at 50 kbit/s. */
const LOADING_TIMEOUT_MS = 60_000
/** Milliseconds after loading until a page that is not interactive shows its no-script form: a script was truncated. */
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
/** The parts of a page whose scroll-driven animations are started one after another. */
const PARTS = 'section'
/** A page that needs the framework at once. */
const NEEDS_SCRIPTS = '[data-hydrate=now]'

const { documentElement: root, head, currentScript } = document
const urls = currentScript!.dataset.scripts?.split(' ') ?? []
/** The controls with a kept event, in the order of their last one. */
const controls = new Set<HTMLElement>()
/** The forms that hydration finds, and the field that has the focus. */
let forms: HTMLFormElement[] = []
let focused: Element | undefined
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }

// The variants in app/globals.css select this attribute, which switches on what needs scripts.
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
// Added after those listeners, because it stops the events that it keeps.
for (const [type, selector] of Object.entries(KEPT)) addEventListener(type, (event) => keep(event, selector), options)

// Hydrating a document that is not fully parsed makes React discard and render it again.
const painted = parsed.then(firstPaint)
void painted.then(startScrollAnimations)
void painted
  .then(() => Promise.race([intent, near()]))
  .then(assertNotTranslated)
  .then(() => withTimeout(loadScripts(), LOADING_TIMEOUT_MS))
  .then(() => withTimeout(interactive, HYDRATION_TIMEOUT_MS))
  .catch(showNoScriptForm)
void interactive.then(replayEvents)

function firstPaint() {
  const paint = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  return withTimeout(paint, PAINT_TIMEOUT_MS).catch(() => {})
}

/**
 * Starts the scroll-driven animations of the parts below the viewport, each in a separate task: starting all at once would
 * block the page. What is in view is complete, and stays so.
 */
async function startScrollAnimations() {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  for (const part of parts.filter((element) => element.getBoundingClientRect().top >= innerHeight)) {
    part.dataset.animated = ''
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Resolves when a control is near the viewport, or at once on a page that needs the scripts at once. */
function near() {
  return new Promise<void>((resolve) => {
    if (document.querySelector(NEEDS_SCRIPTS)) resolve()
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

/**
 * React would replace a translated text by the original. Such a page stays in its no-script form, unless it needs the scripts.
 * @throws when a browser or an extension has translated the page.
 */
function assertNotTranslated() {
  const isTranslated = !root.matches(':lang(en)') || document.querySelector('font')
  if (isTranslated && !document.querySelector(NEEDS_SCRIPTS)) throw new Error('The page is translated.')
}

/** Appends the scripts, which run in their order. Resolves when all have loaded, and rejects when one of them fails. */
function loadScripts() {
  forms = [...document.forms]
  const loading = urls.map(
    (src) =>
      new Promise((onload, onerror) => {
        const script = Object.assign(document.createElement('script'), { src, async: false, onload, onerror })
        head.append(script)
        // As in the framework's markup: React inserts, and so runs again, each script that is not in the document.
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
  if ('scripted' in root.dataset) control.ariaBusy = 'true'
  controls.delete(control)
  controls.add(control)
}

/** Hands the kept events to the controls, and to the forms that React has rendered again, their values and the focus too. */
function replayEvents() {
  listeners.abort()
  forms.forEach((form, index) => moveValues(form, document.forms[index]))
  for (const control of controls) {
    control.removeAttribute('aria-busy')
    const index = forms.indexOf(control as HTMLFormElement)
    if (index < 0) control.click()
    else document.forms[index]?.requestSubmit()
  }
}

/** React renders a form again if a password manager or a translator has changed the page before. */
function moveValues(from: HTMLFormElement, to?: HTMLFormElement) {
  if (from === to) return
  for (const { id, value } of from.querySelectorAll('input')) {
    const field = to?.querySelector<HTMLInputElement>(`input[id="${id}"]`)
    if (field) field.value = value
    if (focused?.id === id) field?.focus()
  }
}

/** Shows the page's no-script form, which it leaves when it becomes interactive after all. */
function showNoScriptForm() {
  for (const control of controls) control.removeAttribute('aria-busy')
  delete root.dataset.scripted
}
