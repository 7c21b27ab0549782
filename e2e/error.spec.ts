import { errorPage } from '@/content/errors'
import { processPage } from '@/content/process'
import { breakComponent, COMPONENT_ERROR, showError } from './support/broken-component'
import { bookLink, homeLink, mainHeading } from './support/controls'
import { expectStateReadable } from './support/readable'
import { expect, test } from './support/test'

test('reports an error, and reloads the page on a click', async ({ page, allow }) => {
  allow(new RegExp(COMPONENT_ERROR))
  const broken = await breakComponent(page)
  await page.goto('/process')
  await showError(page)
  await expect(page).toHaveTitle(errorPage.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expectStateReadable(page, 'the error page')
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
