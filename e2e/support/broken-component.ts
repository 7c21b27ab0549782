import type { Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { INTERACTIVE } from '@/lib/deferral/interactive'
import { copyButton, mainHeading } from './controls'
import { expect } from './test'

/** Message of the error that `breakComponent` causes. */
export const COMPONENT_ERROR = 'A component is broken'

/**
 * Makes the first component that marks the page as interactive throw, in the page that is loaded next.
 * @returns a handle whose `dispose` lets the component mount when the page is loaded again.
 */
export const breakComponent = (page: Page) =>
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
export async function showError(page: Page) {
  // Not hover(): it waits until the button is stable, and the error can remove the button before.
  await copyButton(page).dispatchEvent('pointerover')
  await expect(mainHeading(page)).toHaveText(errorPage.title)
}
