import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme'
import { breakIsland, MESSAGE } from './support/broken'
import { quoted } from './support/specification'
import { expect, test } from './support/test'

test.beforeEach(({ allow }) => allow(MESSAGE))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const home = (page: Page) => page.getByRole('link', { name: 'Return to Home' })

async function expectReport(page: Page) {
  await expect(heading(page, quoted.error)).toBeVisible()
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await expect(again(page)).toBeVisible()
  await expect(home(page)).toHaveAttribute('href', '/')
}

for (const place of ['page', 'layout'] as const) {
  test(`an error in the ${place} ends when trying again helps, and the way home loads afresh`, async ({ page }) => {
    await breakIsland(page, place)
    await page.goto('/process')
    // However early it is pressed.
    await again(page).click()
    await expectReport(page)
    await page.evaluate(() => Object.assign(window, { mended: true }))
    // The first press may be answered only now, and has then helped already.
    await expect(async () => {
      if (await again(page).isVisible()) await again(page).click({ timeout: 1000 })
      await expect(heading(page, 'Our Patient Growth Framework')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.reload()
    const loaded = page.waitForEvent('domcontentloaded')
    await home(page).click()
    await loaded
    await expect(page).toHaveURL('/')
  })
}

test('an error in the layout is reported in the chosen theme and the typefaces of the site', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await breakIsland(page, 'layout')
  await page.goto('/process')
  await expectReport(page)
  await expect(page).toHaveTitle(quoted.error)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 20, 18)')
  await expect(heading(page, quoted.error)).toHaveCSS('font-family', /serif/i)
})
