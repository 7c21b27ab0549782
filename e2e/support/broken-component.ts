import type { Page } from 'playwright/test'

export const MESSAGE = /This browser would not listen/

/**
 * Makes a component throw while it mounts, until `window.fixed` is set: the theme switch in the page, which listens to
 * storage, or the scroll motion in the root layout, which queries the motion preference.
 */
export async function breakComponent(page: Page, place: 'page' | 'layout') {
  await page.addInitScript((isLayout) => {
    const fail = (isBroken: boolean) => {
      if (isBroken && !('fixed' in window)) throw new Error('This browser would not listen')
    }
    const { addEventListener, matchMedia } = window
    window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      fail(!isLayout && listener[0] === 'storage')
      addEventListener(...listener)
    }
    window.matchMedia = (query) => {
      fail(isLayout && query.includes('reduced-motion'))
      return matchMedia(query)
    }
  }, place === 'layout')
}
