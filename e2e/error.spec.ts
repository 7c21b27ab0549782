import type { Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { processPage } from '@/content/process'
import { INTERACTIVE } from '@/lib/hydration/interactive'
import { bookLink, copyButton, homeLink, mainHeading } from './support/controls'
import { unlockWithKey } from './support/gate'
import { expectStateReadable } from './support/readable'
import { expect, test } from './support/test'

/** Message of the error that `breakComponent` causes. */
const COMPONENT_ERROR = 'A component is broken'

/**
 * Makes the first component that marks the page as interactive throw, in the page that is loaded next.
 * @returns a handle whose `dispose` lets the component mount when the page is loaded again.
 */
const breakComponent = (page: Page) =>
  page.addInitScript(
    ([interactive, message]) => {
      const { mark } = performance
      performance.mark = (name, ...options) => {
        performance.mark = mark
        if (name === interactive) throw new Error(message)
        return mark.call(performance, name, ...options)
      }
    },
    [INTERACTIVE, COMPONENT_ERROR] as const,
  )

/** Loads the scripts of a page with a broken component, and waits until the error page replaces it. */
async function showError(page: Page) {
  // As by voice control. click() waits until the button is stable, and the error can remove the button before.
  await copyButton(page).dispatchEvent('click')
  await expect(mainHeading(page)).toHaveText(errorPage.title)
}

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

test('shows an error of /pricing, also while a key is stored', async ({ page, allow }) => {
  allow(new RegExp(COMPONENT_ERROR))
  await unlockWithKey(page)
  await page.addInitScript((message) => {
    Object.defineProperty(window, 'isSecureContext', {
      get() {
        throw new Error(message)
      },
    })
  }, COMPONENT_ERROR)
  await page.goto('/pricing')
  await expect(mainHeading(page)).toHaveText(errorPage.title)
  await expect(page.getByText(COMPONENT_ERROR)).toBeVisible()
  await expect(page.getByRole('button', { name: errorPage.retry })).toBeVisible()
})
