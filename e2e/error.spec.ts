import { errorPage } from '@/content/errors'
import { processPage } from '@/content/process'
import { THEME_KEY } from '@/lib/theme'
import { breakComponent, MESSAGE } from './support/broken-component'
import { copyButton, mainHeading } from './support/controls'
import { expect, test } from './support/test'

test('reports an error in the chosen theme, and loads the page again on a click', async ({ page, allow }) => {
  allow(MESSAGE)
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  const broken = await breakComponent(page)
  await page.goto('/process')
  await copyButton(page).hover()
  await expect(mainHeading(page)).toHaveText(errorPage.title)
  await expect(page).toHaveTitle(errorPage.title)
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')

  const retry = page.getByRole('button', { name: errorPage.retry })
  await retry.click()
  await expect(mainHeading(page)).toHaveText(processPage.title)
  await copyButton(page).hover()
  await expect(mainHeading(page)).toHaveText(errorPage.title)
  await expect(page.getByRole('link', { name: errorPage.home.label })).toHaveAttribute('href', '/')
  await broken.dispose()
  await retry.click()
  await expect(mainHeading(page)).toHaveText(processPage.title)
})
