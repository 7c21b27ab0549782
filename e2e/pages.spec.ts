import type { Page } from 'playwright/test'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { absoluteUrl } from '@/lib/seo/site-url'
import { unlock } from './support/gate'
import { bareLinks, expectReads, misfits } from './support/layout'
import { question } from './support/controls'
import { gotoHydrated, type Visit, visit, visits } from './support/page'
import { copyrightYear, quoted, routes, wordsOf } from './support/specification'
import { expect, test } from './support/test'

const WHITE = 'rgb(255, 255, 255)'
const A4 = { width: 794, height: 1123 }

async function expectBars(page: Page, { path }: Visit) {
  const { topBarButton, topBarBackground, floatingButton } = routes[path]
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: site.name })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link')).toHaveCount(topBarButton ? 2 : 1)
  if (topBarButton) await expect(bar.getByRole('link', { name: quoted.bookCall })).toHaveAttribute('href', '/book')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('background-color', topBarBackground === 'solid' ? WHITE : /[,/] 0?\.\d+\)$/)
  await expect(bar).toHaveCSS('backdrop-filter', topBarBackground === 'solid' ? 'none' : /blur/)

  const floating = page.getByRole('link', { name: quoted.floating, exact: true })
  await expect(floating).toHaveCount(floatingButton ? 1 : 0)
  if (floatingButton) await expect(floating).toHaveAttribute('href', '/book')

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  const profile = footer.getByRole('link', { name: siteLayout.footer.profileLabel })
  await expect(profile).toHaveAttribute('href', site.profile)
  await expect(profile).toHaveAttribute('rel', /noopener/)
  await expect(footer).toContainText(`© ${copyrightYear} ${site.name}`)
}

async function expectPrints(page: Page, { path }: Visit) {
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  // A question and a word that explains itself are buttons on a screen, and text on paper.
  await expect(page.getByRole('button').and(page.locator(':not([aria-expanded], [aria-describedby])'))).toHaveCount(0)
  // The locked gate keeps its link: on paper it is all that the page offers.
  if (path !== '/pricing') await expect(page.getByRole('link', { name: /^book /i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: quoted.floating, exact: true })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 32, 28)')
  await expect(page.locator('html')).toHaveCSS('background-color', WHITE)
  if (path !== '*') await expect(page.getByText(absoluteUrl(path), { exact: true })).toBeVisible()
  await expect(page.getByText(site.name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width)
}

for (const place of visits) {
  test(`${place.path} is framed, readable and printable`, async ({ page, allow }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, place, allow)
    await test.step('title, top bar, floating button and footer', async () => {
      await expect(page).toHaveTitle(routes[place.path].title)
      await expectBars(page, place)
    })
    await test.step('the words of the specification', () => expectReads(page.getByRole('main'), wordsOf(place.path)))
    await test.step('links that are told by more than their colour', async () =>
      expect(await bareLinks(page)).toEqual([]))
    await test.step('to its end, with all that is loaded on the way', async () => {
      await page.keyboard.press('End')
      await page.waitForLoadState('networkidle')
    })
    await test.step('nothing moves, and nothing waits to be brought in, where motion is not wanted', async () => {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      const isHidden = (part: Element) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const waiting = await page.locator('[data-reveal], .slot :is(b, i):last-child').all()
      for (const part of waiting) expect(await part.evaluate(isHidden)).toBe(false)
    })
    await test.step('at 400 per cent, with wider spacing and under a thumb', async () =>
      expect(await misfits(page)).toEqual([]))
    await test.step('ink on white paper', () => expectPrints(page, place))
  })
}

test('the floating button gives way to a control that comes to lie beneath it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await gotoHydrated(page, '/')
  const { x, y, width, height } = (await page.getByRole('link', { name: quoted.floating, exact: true }).boundingBox())!
  await question(page, 0).evaluate((control, top) => scrollBy(0, control.getBoundingClientRect().top - top), y)
  const centre = { x: x + width / 2, y: y + height / 2 }
  const pressed = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button, a')?.id, centre)
  await expect.poll(pressed).toBe(await question(page, 0).getAttribute('id'))
})

test('/pricing, once it is open, fits as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await unlock(page)
  expect(await misfits(page)).toEqual([])
})

// Those with the most drawings.
for (const path of ['/', '/scale', '/website']) {
  test(`${path} can be read where something takes its styles away`, async ({ page }) => {
    const size = () =>
      page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const styled = await size()
      await page
        .locator('style, link[rel=stylesheet]')
        .evaluateAll((styles) => styles.forEach((style) => style.remove()))
      const bare = await size()
      expect(bare.width).toBe(width)
      expect(bare.height).not.toBe(styled.height)
      expect(bare.height).toBeLessThanOrEqual(2 * styled.height)
    }
  })
}
