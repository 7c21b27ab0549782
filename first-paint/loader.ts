/**
 * Stands inline in the head of every page. Fetches the framework's scripts once the page has painted and the browser
 * is idle, or at the first sign of intent, and holds what the visitor does until the page's components answer;
 * first-paint/client.ts replays it then.
 */
import type { HeldEvent } from './client'

const INTENTS = ['pointerover', 'keydown', 'focusin']
const HELD = ['click', 'input', 'submit', 'keydown']
const RETRIES = 3
/** Milliseconds after which scripts that have come are expected to have hydrated the page. */
const HYDRATION_MS = 10_000
/** Milliseconds after loading in which a page has been painted. */
const PAINT_MS = 1000

const { documentElement: root, head } = document
/** Undefined in browsers that resist fingerprinting. */
const navigationType = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type
const urls = document.currentScript!.dataset.scripts!.split(' ')
const held: HeldEvent[] = []
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }
let isPainted = false
let isWanted = false
let isFetching = false
let watchdog: ReturnType<typeof setTimeout>

window.preHydration = { held, release: () => listeners.abort() }
for (const type of HELD) addEventListener(type, hold, options)
for (const type of INTENTS) addEventListener(type, onIntent, options)
addEventListener('hydrated', () => {
  clearTimeout(watchdog)
  delete root.dataset.scripts
})
whenPainted()

/** Keeps an event from everything that listens, except on links. */
function hold(event: Event) {
  const control = (event.target as Element).closest?.('a, button, input, form')
  if (!control || control.matches('a')) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') {
    event.preventDefault()
    control.ariaBusy = 'true'
  }
  held.push({ event, control, focused: document.activeElement, checked: (control as HTMLInputElement).checked })
}

function whenPainted() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) onPaint()
  }).observe({ type: 'paint', buffered: true })
  // Browsers that resist fingerprinting report no paint.
  addEventListener('load', () => setTimeout(onPaint, PAINT_MS))
}

function onPaint() {
  isPainted = true
  if (isWanted) fetchScripts()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

/** A pointer that rests over the page gives a sign before the first paint, which scripts must not delay. */
function onIntent() {
  isWanted = true
  if (isPainted) fetchScripts()
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchScripts, { timeout: 2000 })
  else setTimeout(fetchScripts, 200)
}

/** Not before the whole page is there: React would take what is missing for a mistake and render everything anew. */
function fetchScripts() {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScripts)
  else if (!isFetching) {
    isFetching = true
    Promise.all(urls.map((url) => fetchScript(url))).then(runScripts, giveUp)
  }
}

/** Into the browser's cache. A captive portal, say, answers with a page where a script should be, or with nothing. */
async function fetchScript(url: string, attempt = 0): Promise<void> {
  try {
    const answer = await fetch(url, { cache: attempt ? 'reload' : 'default' })
    const { size, type } = await answer.blob()
    if (answer.ok && size && type.includes('script')) return
  } catch {
    // Offline, or blocked: asked for again like any other.
  }
  // Styles then show what scripts would unfold.
  root.dataset.scripts ??= 'late'
  if (attempt === RETRIES) throw url
  await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
  return fetchScript(url, attempt + 1)
}

/** All or none: without one of them the framework would show an error in place of the page. */
function runScripts() {
  // In the order of the page: its data comes before the framework that reads it.
  for (const src of urls) head.append(Object.assign(document.createElement('script'), { src, async: false }))
  watchdog = setTimeout(() => void giveUp(), HYDRATION_MS)
}

/**
 * After a deploy the files of an open tab are gone, and the page as it is now names others: one reload finds out, unless
 * it would lose what the visitor has done. Browsers that resist fingerprinting do not tell a reload, and get none.
 */
async function giveUp() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (navigationType && navigationType !== 'reload' && !held.length && answer?.ok) location.reload()
  // Pages that need scripts then say so.
  else root.dataset.scripts = 'failed'
}
