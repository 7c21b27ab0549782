import type { Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { processPage } from '@/content/process'
import { THEME_KEY } from '@/lib/theme'
import { breakComponent, MESSAGE } from './support/broken-component'
import { mainHeading } from './support/controls'
import { expect, test } from './support/test'

const retryButton = (page: Page) => page.getByRole('button', { name: errorPage.retry })

for (const place of ['page', 'layout'] as const) {
  test(`reports an error in the ${place} in the chosen theme, and recovers by a retry or a full page load`, async ({
    page,
    allow,
  }) => {
    allow(MESSAGE)
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
    await breakComponent(page, place)
    await page.goto('/process')
    // As early as possible: the click must not get lost.
    await retryButton(page).click()
    await expect(mainHeading(page)).toHaveText(errorPage.title)
    await expect(page.getByText(MESSAGE)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    if (place === 'layout') await expect(page).toHaveTitle(errorPage.title)

    await page.evaluate(() => Object.assign(window, { fixed: true }))
    // The first click may be handled only now. It then recovers the page, and the button disappears.
    await expect(async () => {
      if (await retryButton(page).isVisible()) await retryButton(page).click({ timeout: 1000 })
      await expect(mainHeading(page)).toHaveText(processPage.title, { timeout: 1000 })
    }).toPass()

    await page.reload()
    const loaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('link', { name: errorPage.home.label }).click()
    await loaded
    await expect(page).toHaveURL('/')
  })
}
