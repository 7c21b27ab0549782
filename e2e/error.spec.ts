import { errorPage } from '@/content/errors'
import { processPage } from '@/content/process'
import { THEME_KEY } from '@/lib/theme'
import { breakComponent, MESSAGE, showError } from './support/broken-component'
import { bookLink, homeLink, mainHeading } from './support/controls'
import { expect, test } from './support/test'

test('reports an error in the chosen theme, and loads the page again on a click', async ({ page, allow }) => {
  allow(MESSAGE)
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  const broken = await breakComponent(page)
  await page.goto('/process')
  await showError(page)
  await expect(page).toHaveTitle(errorPage.title)
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')

  await expect(homeLink(page)).toHaveAttribute('href', '/')
  await expect(bookLink(page)).toHaveAttribute('href', '/book')

  const retry = page.getByRole('button', { name: errorPage.retry })
  await retry.click()
  await expect(mainHeading(page)).toHaveText(processPage.title)
  await showError(page)
  await expect(page.getByRole('link', { name: errorPage.home.label })).toHaveAttribute('href', '/')
  await broken.dispose()
  await retry.click()
  await expect(mainHeading(page)).toHaveText(processPage.title)
})

test('the bar of the error page looks like that of other pages', async ({ page, allow }) => {
  allow(MESSAGE)
  /** The boxes and the type of the bar, its logo and its button. */
  const look = () =>
    page.getByRole('banner').evaluate((bar) =>
      [bar, ...bar.querySelectorAll('a')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { fontFamily, fontSize, fontWeight, color, backgroundColor } = getComputedStyle(part)
        return { x, y, width, height, fontFamily, fontSize, fontWeight, color, backgroundColor }
      }),
    )
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/process')
    const expected = await look()
    const broken = await breakComponent(page)
    await page.reload()
    await showError(page)
    expect(await look(), `${width} px`).toEqual(expected)
    await broken.dispose()
  }
})
