import type { CDPSession, Locator, Page } from 'playwright/test'
import { notFoundPage } from '@/content/errors'
import { siteLayout } from '@/content/site-layout'
import { pages } from '@/lib/routes'
import { bookLink, mainHeading } from './support/controls'
import { expectPage, followLink, gotoHydrated, hold, hydrated, isMarked, mark, SCRIPTS, takeTime } from './support/page'
import { routes } from './support/specification'
import { expect, test } from './support/test'

const NAVIGATIONS = 200
const paths = pages.map(({ path }) => path)
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('lands at the top without a reload, with the focus, and Back restores the position', async ({ page }) => {
  await takeTime(page)
  await gotoHydrated(page, '/process')
  await mark(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: siteLayout.footer.pages[1].label })
  await link.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(200)
  await link.press('Enter')
  await expectPage(page, '/book')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expectPage(page, '/process')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before - 50)
  expect(await isMarked(page)).toBe(true)
})

test('a link with a fragment goes to its target, clear of the top bar', async ({ page }) => {
  await page.goto('/process')
  const target = page.getByRole('heading', { level: 2 }).last()
  const id = await target.evaluate((heading) => (heading.id ||= 'target'))
  // What a reader came for: the target itself, or the first heading in it.
  for (const [hash, text] of [
    ['main', mainHeading(page)],
    [id, target],
  ] as const) {
    await page.evaluate((fragment) => (location.hash = fragment), hash)
    const bar = (await page.getByRole('banner').boundingBox())!
    await expect.poll(async () => (await text.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    await expect(text).toBeInViewport()
  }
})

test('a click for a new tab takes the campaign along, before scripts and after', async ({ page, context }) => {
  const campaign = '?utm_source=letter&utm_term=implants'
  const gestures: Parameters<Locator['click']>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }]
  const release = await hold(page, SCRIPTS)
  await page.goto(`/${campaign}`)
  await mark(page)
  for (const gesture of gestures) {
    const opened = context.waitForEvent('page')
    await bookLink(page).click(gesture)
    await expectPage(await opened, '/book', campaign)
    release()
    await hydrated(page)
  }
  await expectPage(page, '/', campaign)
  expect(await isMarked(page)).toBe(true)
})

test('an unknown address says so, logs the path and leads home', async ({ page, allow }) => {
  allow(/status of 404/)
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page?from=here')
  expect((await logged).text()).toBe('Page not found: /no/such-page')
  await page.getByRole('link', { name: notFoundPage.link.label }).click()
  await expectPage(page, '/')
})

/** What the page holds on to, once everything that can go is gone. */
async function holdings(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') }
}

test.describe('in one document', () => {
  test.beforeEach(async ({ page }) => {
    await takeTime(page)
    await gotoHydrated(page, '/')
    await mark(page)
  })
  test.afterEach(async ({ page }) => expect(await isMarked(page)).toBe(true))

  test('Back and Forward lead through all pages', async ({ page }) => {
    for (const path of paths) {
      await followLink(page, path)
      await expectPage(page, path)
    }
    for (const path of paths.toReversed().slice(1)) {
      await page.goBack()
      await expectPage(page, path)
    }
    await page.goForward()
    await expectPage(page, paths[1]!)
  })

  test('of links pressed in quick succession the last one counts', async ({ page, allow }) => {
    // A navigation that overtakes another breaks off its request, and the browser says so.
    allow(/Failed to load resource: net::ERR_ABORTED/)
    for (const path of [...paths, ...paths]) await followLink(page, path)
    await expectPage(page, paths.at(-1)!)
  })

  test('two hundred navigations leave no listeners, nodes or memory behind', async ({ page, context }) => {
    test.setTimeout(120_000)
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    const tour = async (navigations: number) => {
      for (let count = 1; count <= navigations; count++) {
        const path = paths[count % paths.length]!
        await followLink(page, path)
        await page.waitForFunction((title) => document.title === title, routes[path].title)
      }
      return holdings(client)
    }
    // Whatever is fetched and kept once per page is there after two rounds.
    const before = await tour(2 * paths.length)
    const after = await tour(NAVIGATIONS - 2 * paths.length)
    // Under load, the page before is let go a moment after the next one is shown.
    const held = async (name: 'listeners' | 'nodes') => (await holdings(client))[name]
    await expect.poll(() => held('listeners')).toBeLessThanOrEqual(before.listeners * 1.1)
    await expect.poll(() => held('nodes')).toBeLessThanOrEqual(before.nodes * 1.1)
    // The browser's history and its compiled code grow a little; a page that stayed behind would weigh far more.
    expect((after.heap - before.heap) / NAVIGATIONS, 'bytes for each navigation').toBeLessThan(10_000)
  })
})
