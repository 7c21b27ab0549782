/**
 * Stands inline in the head of every page. Fetches the framework's scripts once the page has painted and the browser
 * is idle, or at the first sign of intent, and holds what the visitor does until the page's components answer;
 * client.ts replays it then.
 */
import { retry, SCRIPTS, type Held } from './protocol'

const INTENTS = ['pointerover', 'keydown', 'focusin']
const HELD = ['click', 'input', 'submit']
/** Milliseconds after which scripts that have come are expected to have hydrated the page. */
const HYDRATION_MS = 10_000
/** Milliseconds after loading in which a page has been painted. */
const PAINT_MS = 1000

const { documentElement: root, head, currentScript } = document
const urls = currentScript!.getAttribute(SCRIPTS)!.split(' ')
const held: Held[] = []
const listeners = new AbortController()
const options = { capture: true, signal: listeners.signal }
let watchdog: ReturnType<typeof setTimeout>

for (const type of HELD) addEventListener(type, hold, options)
window.firstPaint = () => {
  listeners.abort()
  clearTimeout(watchdog)
  root.removeAttribute(SCRIPTS)
  return held.splice(0)
}

const loaded = new Promise((resolve) => addEventListener('load', resolve))
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve()
  }).observe({ type: 'paint', buffered: true })
  // For browsers that resist fingerprinting: they report no paint.
  void loaded.then(() => setTimeout(resolve, PAINT_MS))
})
const wanted = new Promise((resolve) => {
  for (const type of INTENTS) addEventListener(type, resolve, options)
})
// For those who act while a page still arrives: React would take what is missing for a mistake and render it anew.
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

void painted
  // A pointer that merely rests over the page gives its sign before the first paint, which scripts must not delay.
  .then(() => Promise.race([wanted, loaded.then(idle)]))
  .then(() => parsed)
  .then(() => Promise.all(urls.map((url) => ownTask().then(() => retry((attempt) => fetchScript(url, attempt))))))
  .then(runScripts, giveUp)

/** Keeps an event from all that listen, such as the framework while it hydrates. Links need no script. */
function hold(event: Event) {
  const control = (event.target as Element).closest('button, input, form')
  if (!control) return
  event.stopImmediatePropagation()
  if (event.type === 'submit') {
    event.preventDefault()
    control.ariaBusy = 'true'
  }
  held.push({ event, control })
}

function idle() {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 })
    // For Safari, which has none.
    else setTimeout(resolve, 200)
  })
}

/** Resolves in a task of its own: a script takes half a millisecond, and a browser answers its visitor between two. */
function ownTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Into the browser's cache. A captive portal, say, answers with a page where a script should be, or with nothing. */
async function fetchScript(url: string, attempt: number) {
  try {
    const answer = await fetch(url, { cache: attempt ? 'reload' : 'default' })
    const { size, type } = await answer.blob()
    if (!answer.ok || !size || !type.includes('script')) throw new Error(url)
  } catch (error) {
    // For those who wait: styles then show what scripts would unfold.
    if (!root.hasAttribute(SCRIPTS)) root.setAttribute(SCRIPTS, 'late')
    throw error
  }
}

/** All or none: without one of them the framework would show an error in place of the page. */
function runScripts() {
  // In the order of the page: its data comes before the framework that reads it.
  for (const src of urls)
    void ownTask().then(() => {
      const script = Object.assign(document.createElement('script'), { src, async: false })
      head.append(script)
      // As the framework wrote it: what React does not find in the page, it adds, and it would run twice.
      script.async = true
    })
  // For those to whom half of a script has come.
  watchdog = setTimeout(() => void giveUp(), HYDRATION_MS)
}

/**
 * For those whose tab was open during a deploy: its files are gone, and the page as it is now names others. One reload
 * finds out, unless it would lose what the visitor has done. Browsers that resist fingerprinting do not tell a reload,
 * and get none.
 */
async function giveUp() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (navigation && navigation.type !== 'reload' && !held.length && answer?.ok) location.reload()
  // Pages that need scripts then say so.
  else root.setAttribute(SCRIPTS, 'failed')
}
