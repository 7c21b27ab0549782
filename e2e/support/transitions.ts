import { expect, type Page } from 'playwright/test'

/** Records, in each page that is shown, the names of what took part in its view transition. */
export const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      // The whole page takes part in every transition.
      const seen = viewTransition ? ['root'] : []
      Object.assign(window, { seen })
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        // The snapshots of an element on both pages.
        const names = parts.flatMap((part) => /^::view-transition-group\((.+)\)$/.exec(part)?.[1] ?? [])
        seen.push(...new Set(names))
      })
    })
  })

/** Returns nothing while the page is being left. */
const readSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen?: string[] }).seen).catch(() => undefined)

/** Waits until the calendar has moved from a button or into one. */
export const expectCalendarMoved = (page: Page) =>
  expect
    .poll(() => readSeen(page), `what moves in the transition to ${page.url()}: the button has to become the calendar`)
    .toContain('calendar')

/** Waits until the page is shown, and expects that it was without a view transition. */
export const expectNoTransition = (page: Page) =>
  expect.poll(() => readSeen(page), `what moves in the transition to ${page.url()}`).toEqual([])
