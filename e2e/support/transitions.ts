import { expect, type Page } from 'playwright/test'

type Seen = { names?: string[]; label?: string; isOver: boolean }

/**
 * Records, in each page that is shown, which elements took part in its view transition, and the text of the button among
 * them; `undefined` if there was none. `isOver` is set when the page is shown without a transition, or after it.
 */
export const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const seen: Seen = { isOver: viewTransition === null }
      Object.assign(window, { seen })
      void viewTransition?.finished.then(() => {
        seen.isOver = true
      })
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        const names = parts.flatMap((part) => /^::view-transition-(?:group|new|old)\((.+)\)$/.exec(part)?.[1] ?? [])
        seen.label = document.querySelector('a[data-transition]')?.textContent ?? undefined
        seen.names = [...new Set(names)].sort()
      })
    })
  })

/** Returns nothing while the page is being left. */
const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen?: Seen }).seen).catch(() => undefined)

/** Waits until the page has shown a view transition with exactly these elements, and has ended it. */
export async function expectTransition(page: Page, names: readonly string[]) {
  await expect.poll(async () => (await readSeen(page))?.names).toEqual([...names].sort())
  // No name stays, with which an element would move apart from the page when the theme changes.
  const named = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('main *, header *, aside *')].filter(
          ({ style }) => style.viewTransitionName,
        ).length,
    )
  await expect.poll(named).toBe(0)
}

/** Waits until the page is shown, and expects that it was without a view transition. */
export async function expectNoTransition(page: Page) {
  await expect.poll(async () => (await readSeen(page))?.isOver).toBe(true)
  expect((await readSeen(page))?.names).toBeUndefined()
}

/** Waits until the calendar has closed into a button with this label. */
export async function expectClosedInto(page: Page, label: string) {
  await expectTransition(page, ['root', 'calendar'])
  expect((await readSeen(page))?.label).toBe(label)
}
