import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme/theme'
import { breakLayout, breakPage, MESSAGE } from '@/e2e/support/broken'
import { quoted } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

test.beforeEach(({ allow }) => allow(MESSAGE))

async function expectReport(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: quoted.error })).toBeVisible()
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
}

test('an error in a page is reported, trying again brings the page back, and the way home loads afresh', async ({
  page,
}) => {
  await breakPage(page)
  await page.goto('/process')
  await expectReport(page)
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Patient Growth Framework' })).toBeVisible()
  await page.reload()
  await expectReport(page)
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await loaded
  await expect(page).toHaveURL('/')
})

test('an error in the layout is reported in the chosen theme and the typefaces of the site', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await breakLayout(page)
  await page.goto('/process')
  await expectReport(page)
  await expect(page).toHaveTitle(quoted.error)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 20, 18)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /serif/i)
})

test('an error in the layout, before anything answered, ends when trying again or going home is pressed', async ({
  page,
}) => {
  await breakLayout(page)
  await page.goto('/process')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectReport(page)
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Patient Growth Framework' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
