import type { Page } from 'playwright/test'

export const MESSAGE = /This browser would not listen/

/**
 * Makes a component throw while it mounts: the theme switch, which listens to storage.
 * @returns a handle whose `dispose` lets the component mount when the page is loaded again.
 */
export const breakComponent = (page: Page) =>
  page.addInitScript(() => {
    const original = window.addEventListener
    window.addEventListener = (...list: Parameters<typeof original>) => {
      if (list[0] === 'storage') throw new Error('This browser would not listen')
      original.apply(window, list)
    }
  })
