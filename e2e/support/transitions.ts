import { expect, type Page } from 'playwright/test'

/** Records what moves when each page is shown: the calendar, which a button becomes, only the page, or nothing. */
export const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const movedPart = () => {
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      return parts.includes('::view-transition-group(calendar)') ? 'calendar' : 'page'
    }
    const record = async ({ viewTransition }: PageRevealEvent) => {
      await viewTransition?.ready
      Object.assign(window, { moved: viewTransition ? movedPart() : 'none' })
    }
    addEventListener('pagereveal', (event) => void record(event))
  })

/** Waits until the page is shown, and expects what moves. */
export const expectTransition = (page: Page, expected: 'calendar' | 'none') =>
  expect
    // There is no document to evaluate in while the page navigates.
    .poll(() => page.evaluate(() => 'moved' in window && window.moved).catch(() => false), {
      message: `what moves in the transition to ${page.url()}: a button becomes the calendar`,
    })
    .toBe(expected)
