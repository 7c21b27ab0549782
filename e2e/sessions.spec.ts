import type { CDPSession, Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { pages } from '@/lib/routes'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expectPage, followLink, isMarked, mark } from '@/e2e/support/in-app'
import { expect, test } from '@/e2e/support/test'

const CLICKS = 1000
const NAVIGATIONS = 200
const paths = pages.map(({ path }) => path)

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
function seeded(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Presses one of the page's controls, those excepted that lead out of the site. */
async function press(page: Page, chance: number) {
  await page.evaluate(async (where) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href^="/"], a[href^="#"], button, input, summary')]
    const control = controls[Math.floor(where * controls.length)]
    control?.focus()
    control?.click()
    await new Promise((resolve) => setTimeout(resolve))
  }, chance)
}

/** Opens an address as one types it: again, where a link that was pressed before gets in first. */
async function openAddress(page: Page, path: string) {
  await expect(async () => void (await page.goto(path))).toPass()
}

test('a thousand clicks on everything break nothing', async ({ page, allow }) => {
  test.setTimeout(180_000)
  // A navigation that overtakes another breaks off its request, and the browser says so.
  allow(/Failed to load resource: net::ERR_ABORTED/)
  const random = seeded(2025)
  await gotoHydrated(page, '/')
  for (let click = 0; click < CLICKS; click++) {
    // Now and then a visitor types an address, so that pages without links to them have their turn.
    if (click % 100 === 99) await openAddress(page, paths[Math.floor(random() * paths.length)]!)
    // A click may leave the document while it is being evaluated.
    await press(page, random()).catch(() => page.waitForLoadState())
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(errorPage.title)).toHaveCount(0)
  await gotoHydrated(page, '/')
  await followLink(page, '/process')
  await expectPage(page, '/process')
})

test('Back and Forward lead through all pages in one document', async ({ page }) => {
  await gotoHydrated(page, '/')
  await mark(page)
  const [, ...others] = paths
  for (const path of others) {
    await followLink(page, path)
    await expectPage(page, path)
  }
  for (const path of [...paths].reverse().slice(1)) {
    await page.goBack()
    await expectPage(page, path)
  }
  for (const path of others) {
    await page.goForward()
    await expectPage(page, path)
  }
  expect(await isMarked(page)).toBe(true)
})

/** What the page holds on to, once everything that can go is gone. */
async function holdings(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') }
}

test('two hundred navigations leave no listeners, nodes or memory behind', async ({ page, context }) => {
  test.setTimeout(240_000)
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  await gotoHydrated(page, '/')
  await mark(page)
  const tour = async (steps: number) => {
    for (let step = 1; step <= steps; step++) {
      const path = paths[step % paths.length]!
      await followLink(page, path)
      await expectPage(page, path)
    }
    return holdings(client)
  }
  // Whatever is fetched and kept once per page is there after two rounds.
  const before = await tour(2 * paths.length)
  const after = await tour(NAVIGATIONS - 2 * paths.length)
  expect(await isMarked(page)).toBe(true)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1)
  // The browser's history and its compiled code grow a little; a page that stayed behind would weigh far more.
  expect((after.heap - before.heap) / NAVIGATIONS, 'bytes for each navigation').toBeLessThan(10_000)
})
