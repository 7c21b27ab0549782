import type { Locator, Page } from 'playwright/test'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { routeFor } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/site-url'
import { bookLink, floatingButton, logo, mainHeading, question } from './support/controls'
import { unlock } from './support/gate'
import { layoutProblems, linksWithoutUnderline } from './support/layout'
import { gotoHydrated, openVisit, type Visit, visits } from './support/page'
import { expect, test } from './support/test'

/** Pixels. */
const A4 = { width: 794, height: 1123 }

/** Returns the red, green, blue and alpha of a computed colour, from 0 to 255 each. */
const colourOf = (element: Locator, property: 'color' | 'background-color') =>
  element.evaluate((styled, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!
    context.fillStyle = getComputedStyle(styled).getPropertyValue(name)
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
  }, property)

async function expectSiteLayout(page: Page, { path }: Visit) {
  const { topBarButton, topBarBackground, floatingButton: hasFloatingButton } = routeFor(path)
  const topBar = page.getByRole('banner')
  await expect(logo(page)).toHaveAttribute('href', '/')
  await expect(topBar.getByRole('link')).toHaveCount(topBarButton ? 2 : 1)
  if (topBarButton) await expect(bookLink(page)).toHaveAttribute('href', '/book')
  await expect(topBar).toHaveCSS('position', 'fixed')
  const isSolid = topBarBackground === 'solid'
  await expect(topBar).toHaveCSS('backdrop-filter', isSolid ? 'none' : /blur/)
  const [, , , alpha] = await colourOf(topBar, 'background-color')
  expect(alpha === 255, `the top bar is ${topBarBackground}`).toBe(isSolid)
  await expect(floatingButton(page)).toHaveCount(hasFloatingButton ? 1 : 0)
  if (hasFloatingButton) await expect(floatingButton(page)).toHaveAttribute('href', '/book')

  const footer = page.getByRole('contentinfo')
  const email = footer.getByRole('link', { name: site.email, exact: true })
  await expect(email).toHaveAttribute('href', `mailto:${site.email}`)
  const profile = footer.getByRole('link', { name: siteLayout.footer.profileLabel })
  await expect(profile).toHaveAttribute('href', site.profile)
  await expect(profile).toHaveAttribute('rel', /noopener/)
  await expect(footer).toContainText(`© ${site.copyrightYear} ${site.name}`)
}

async function expectPrintLayout(page: Page, { path }: Visit) {
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  // Questions of the FAQ and glossary terms are printed as text.
  await expect(page.getByRole('button').and(page.locator(':not([aria-expanded], [aria-describedby])'))).toHaveCount(0)
  // The locked /pricing keeps its link, because it has nothing else to print.
  if (path !== '/pricing') await expect(page.locator('a[href="/book"]:visible')).toHaveCount(0)
  await expect(floatingButton(page)).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(Math.max(...(await colourOf(mainHeading(page), 'color')).slice(0, 3)), 'dark ink').toBeLessThan(80)
  expect(Math.min(...(await colourOf(page.locator('html'), 'background-color'))), 'white paper').toBe(255)
  if (path !== '*') await expect(page.getByText(absoluteUrl(path), { exact: true })).toBeVisible()
  await expect(page.getByText(site.name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width)
}

for (const visit of visits) {
  test(`${visit.at} has the site’s layout, fits 400% zoom and prints`, { tag: '@core' }, async ({ page, allow }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openVisit(page, visit, allow)
    await test.step('has its title, top bar, floating button and footer', async () => {
      await expect(page).toHaveTitle(pageTitle(visit.path))
      await expectSiteLayout(page, visit)
    })
    await test.step('underlines links in sentences', async () => expect(await linksWithoutUnderline(page)).toEqual([]))
    await test.step('moves and hides nothing with reduced motion', async () => {
      // Loads what is below the viewport.
      await page.keyboard.press('End')
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      const isHidden = (part: Element) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      for (const part of await page.locator('[data-reveal], .slot :is(b, i):last-child').all())
        expect(await part.evaluate(isHidden)).toBe(false)
    })
    await test.step('clips no text and keeps targets large', async () => expect(await layoutProblems(page)).toEqual([]))
    await test.step('prints dark text on white paper, without controls', () => expectPrintLayout(page, visit))
  })
}

test('the floating button hides when a control is scrolled beneath it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await gotoHydrated(page, '/')
  const { x, y, width, height } = (await floatingButton(page).boundingBox())!
  await question(page, 0).evaluate((control, top) => scrollBy(0, control.getBoundingClientRect().top - top), y)
  const centre = { x: x + width / 2, y: y + height / 2 }
  const target = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button, a')?.id, centre)
  await expect.poll(target).toBe(await question(page, 0).getAttribute('id'))
})

test('/pricing clips no text and keeps targets large when it is unlocked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await unlock(page)
  expect(await layoutProblems(page)).toEqual([])
})
