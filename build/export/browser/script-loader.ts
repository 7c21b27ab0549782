/**
 * Stands inline in the head of every page. Fetches the framework's scripts once the page has painted and the browser
 * is idle, or at the first sign of intent, and holds what the visitor does until the page's components answer;
 * lib/pre-hydration.ts replays it then.
 */
import type { HeldEvent } from '@/lib/pre-hydration'

const INTENTS = ['pointerover', 'keydown', 'focusin']
const HELD = ['click', 'input', 'submit', 'keydown']
const RETRIES = 3
/** Milliseconds after which scripts that have loaded are expected to have hydrated the page. */
const HYDRATION_MS = 10_000

const { documentElement: root, head } = document
const urls = document.currentScript!.dataset.scripts!.split(' ')
const waiting = [...urls]
const held: HeldEvent[] = []
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }
let loading = urls.length
let isHydrated = false

window.preHydration = { held, release: () => listeners.abort() }
for (const type of HELD) addEventListener(type, hold, options)
for (const type of INTENTS) addEventListener(type, fetchScripts, options)
addEventListener('hydrated', () => {
  isHydrated = true
  delete root.dataset.scripts
})
addEventListener('load', whenPainted)
fetchStyles()

/** Keeps an event from everything that listens, except on links and what the browser handles by itself. */
function hold(event: Event) {
  const control = (event.target as Element).closest?.('a, button, input, form')
  if (!control || control.matches('a, [popovertarget], [commandfor]')) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') {
    event.preventDefault()
    control.ariaBusy = 'true'
  }
  held.push({ event, control, focused: document.activeElement, checked: (control as HTMLInputElement).checked })
}

function whenPainted() {
  // Delivered at once when the page has painted already.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) whenIdle()
  }).observe({ type: 'paint', buffered: true })
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchScripts, { timeout: 2000 })
  else setTimeout(fetchScripts, 200)
}

/** Not before the whole page is there: React would take what is missing for a mistake and render everything anew. */
function fetchScripts() {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScripts)
  else for (const url of waiting.splice(0)) fetchScript(url)
}

/** In the order of the page: its data comes before the framework that reads it. */
function fetchScript(src: string, attempt = 0) {
  const script = Object.assign(document.createElement('script'), { src, async: false })
  script.onload = () => {
    if (!--loading) setTimeout(() => void checkHydration(), HYDRATION_MS)
  }
  script.onerror = () => {
    // Styles then show what scripts would unfold.
    root.dataset.scripts ??= 'late'
    script.remove()
    if (attempt < RETRIES) setTimeout(fetchScript, 1000 * 2 ** attempt, src, attempt + 1)
    else void giveUp()
  }
  head.append(script)
}

/** A captive portal, say, answers with a page where a script should be, and the browser may have kept that. */
async function checkHydration() {
  if (isHydrated) return
  await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload' })))
  return giveUp()
}

/** After a deploy the files of an open tab are gone, and the page as it is now names others: one reload finds out. */
async function giveUp() {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (type !== 'reload' && answer?.ok) location.reload()
  // Pages that need scripts then say so.
  else root.dataset.scripts = 'failed'
}

/** On a page whose first screen alone is styled inline, the rest is hidden until its own styles have come. */
function fetchStyles() {
  const cover = document.querySelector<HTMLElement>('style[data-rest]')
  if (!cover) return
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: cover.dataset.rest,
    fetchPriority: 'low',
  })
  const uncover = () => cover.remove()
  link.onload = uncover
  link.onerror = () => {
    // The stylesheet of the whole site has the same rules.
    head.querySelector<HTMLLinkElement>('link[data-precedence]')!.media = 'all'
    uncover()
  }
  cover.before(link)
}
