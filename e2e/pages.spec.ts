import type { Locator, Page } from 'playwright/test'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { leastContrast } from './support/picture'
import { floatingButton } from './support/controls'
import { unlock } from './support/gate'
import { layoutProblems } from './support/layout'
import { gotoHydrated, type Visit, visits } from './support/visit'
import { expect, test } from './support/test'

const A4 = { width: 794, height: 1123 }

const targets = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

async function expectSiteLayout(page: Page, { path }: Visit) {
  const route = routeFor(path)
  const topBar = page.getByRole('banner')
  expect(await targets(topBar.getByRole('link'))).toEqual(route.topBarButton ? ['/', '/book'] : ['/'])
  expect(await targets(floatingButton(page))).toEqual(route.floatingButton ? ['/book'] : [])
  // At every scroll position: whatever is behind the bar shines through it.
  for (const position of [0, 0.3, 0.6]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), position)
    await expect(topBar).toBeInViewport({ ratio: 1 })
    for (const link of await topBar.getByRole('link').all())
      expect(await leastContrast(page, link)).toBeGreaterThan(4.5)
  }
  await page.evaluate(() => scrollTo(0, 0))

  const footer = page.getByRole('contentinfo')
  expect(await targets(footer.getByRole('link', { name: site.email, exact: true }))).toEqual([`mailto:${site.email}`])
  const profile = footer.getByRole('link', { name: siteLayout.footer.profileLabel })
  if (site.profile) {
    await expect(profile).toHaveAttribute('href', site.profile)
    await expect(profile).toHaveAttribute('rel', /noopener/)
  }
  await expect(profile).toHaveCount(site.profile ? 1 : 0)
  const { pages, pagesTitle } = siteLayout.footer
  const pageLinks = footer.getByRole('navigation', { name: pagesTitle }).getByRole('link')
  expect(await targets(pageLinks)).toEqual(pages.map(({ href }) => href))
}

async function expectPrintLayout(page: Page, { path }: Visit) {
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  // Questions of the FAQ and glossary terms are printed as text.
  await expect(page.getByRole('button').and(page.locator(':not([aria-expanded], [aria-describedby])'))).toHaveCount(0)
  // The locked /pricing keeps its link, because it has nothing else to print.
  if (path !== '/pricing') await expect(page.locator('a[href="/book"]:visible')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  if (path !== '*') await expect(page.getByText(absoluteUrl(path), { exact: true })).toBeVisible()
  await expect(page.getByText(site.name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width)
}

for (const visit of visits) {
  test(`${visit.at} has the site’s layout, fits 400% zoom and prints`, { tag: '@core' }, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoHydrated(page, visit.at)
    await expectSiteLayout(page, visit)
    // Loads what is below the viewport.
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.getAnimations().length), 'nothing moves').toBe(0)
    expect(await layoutProblems(page)).toEqual([])
    await expectPrintLayout(page, visit)
  })
}

test('/pricing clips no text and keeps targets large when it is unlocked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await unlock(page)
  expect(await layoutProblems(page)).toEqual([])
})

test('the floating button is in the first screen of every page that has it, below the form of /pricing', async ({
  page,
}) => {
  test.setTimeout(60_000)
  for (const { path, at } of visits.filter((visit) => routeFor(visit.path).floatingButton)) {
    for (const [width, height] of [
      [360, 740],
      [390, 664],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(at)
      await expect(floatingButton(page), `${at} at ${width} px`).toBeInViewport({ ratio: 1 })
      if (path !== '/pricing') continue
      const form = (await page.getByRole('main').locator('form').boundingBox())!
      expect(form.y + form.height, `${width} px`).toBeLessThanOrEqual((await floatingButton(page).boundingBox())!.y)
    }
  }
})
