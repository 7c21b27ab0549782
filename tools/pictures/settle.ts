import type { Page } from 'playwright'

const PATIENCE_MS = 20_000

/** Follows what a page fetches; call it before the page is opened, because a state that is reached never comes again. */
export function watchRequests(page: Page): { pending: () => string[] } {
  const open = new Set<{ url: () => string }>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return { pending: () => [...open].map((request) => request.url()) }
}

/**
 * Scrolls through the page and waits until nothing is fetched, moves, is busy or stands empty. What is still under way
 * after 20 seconds is reported, and the picture is taken all the same.
 */
export async function settle(page: Page, requests: { pending: () => string[] }): Promise<void> {
  await page.evaluate(scrollThrough)
  const deadline = Date.now() + PATIENCE_MS
  // Twice, because the end of one thing, such as a script that arrives, begins the next.
  for (let quiet = 0; quiet < 2;) {
    await page.evaluate(idle)
    const pending = [...requests.pending(), ...(await page.evaluate(findPending))]
    quiet = pending.length === 0 ? quiet + 1 : 0
    if (Date.now() < deadline) continue
    return console.warn(`${page.url()} is not finished: ${pending.join(', ')}`)
  }
}

// These run in the page, so they hold no named functions: tsx keeps their names through a helper that is not there.

async function scrollThrough() {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    // Observers are told in the frame after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

async function idle() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

function findPending(): string[] {
  const busy = [...document.querySelectorAll('[aria-busy="true"], [data-state="waiting"]')].map(
    ({ tagName }) => `a busy ${tagName}`,
  )
  const images = [...document.images].filter(({ complete }) => !complete).map(({ src }) => src)
  const motions = document
    .getAnimations()
    .filter(({ playState, pending, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity
      return (pending || playState === 'running') && !isEndless
    })
    .map(() => 'a motion')
  // A place that is kept free for a drawing, with nothing in it yet.
  const empty = [...document.querySelectorAll<HTMLElement>('main div:empty')]
    .filter((place) => {
      const { backgroundColor, backgroundImage, borderTopWidth, position, maskImage } = getComputedStyle(place)
      const isDrawn = backgroundImage !== 'none' || maskImage !== 'none' || borderTopWidth !== '0px'
      const isFlat = backgroundColor === 'rgba(0, 0, 0, 0)' && !isDrawn
      return isFlat && position === 'static' && place.offsetHeight >= 120 && place.offsetWidth >= 120
    })
    .map(({ className }) => `an empty ${className || 'place'}`)
  const title = document.querySelector('h1') ? [] : ['no title']
  const fonts = document.fonts.status === 'loading' ? ['typefaces'] : []
  return [...busy, ...images, ...motions, ...empty, ...title, ...fonts]
}
