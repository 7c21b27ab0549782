import type { Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { INTERACTIVE } from '@/lib/deferral/interactive'
import { copyButton, mainHeading } from './controls'
import { expect } from './test'

export const MESSAGE = /This browser would not measure/

/**
 * Makes the first component that marks the page as interactive throw.
 * @returns a handle whose `dispose` lets the component mount when the page is loaded again.
 */
export const breakComponent = (page: Page) =>
  page.addInitScript((interactive) => {
    const { mark } = performance
    performance.mark = (name, ...options) => {
      performance.mark = mark
      if (name === interactive) throw new Error('This browser would not measure')
      return mark.call(performance, name, ...options)
    }
  }, INTERACTIVE)

/** Loads the scripts of a page with a broken component. Hovering would wait for the button, which the error can remove. */
export async function showError(page: Page) {
  await copyButton(page).dispatchEvent('pointerover')
  await expect(mainHeading(page)).toHaveText(errorPage.title)
}
