import type { Page } from 'playwright/test'
import { HYDRATED_MARK } from '@/first-paint/protocol'

export const MESSAGE = /This browser would not measure/

/**
 * Makes the first component that marks the page as hydrated throw.
 * @returns a handle whose `dispose` lets the component mount when the page is loaded again.
 */
export const breakComponent = (page: Page) =>
  page.addInitScript((hydrated) => {
    const { mark } = performance
    performance.mark = (name, ...options) => {
      performance.mark = mark
      if (name === hydrated) throw new Error('This browser would not measure')
      return mark.call(performance, name, ...options)
    }
  }, HYDRATED_MARK)
