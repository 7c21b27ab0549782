import type { Page } from 'playwright/test'
import { HYDRATED_MARK } from '@/first-paint/protocol'

export const MESSAGE = /This browser would not listen/
const FIXED_KEY = 'fixed'

/**
 * Makes a component throw while it mounts, until `repairComponent` is called: the theme switch in the page, which listens
 * to storage, or the last component of the root layout, which marks the page as hydrated. The error page marks it too.
 */
export async function breakComponent(page: Page, place: 'page' | 'layout') {
  await page.addInitScript(
    ([isLayout, key, mark]) => {
      let isBroken = sessionStorage.getItem(key) === null
      const fail = () => {
        if (!isBroken) return
        isBroken = !isLayout
        throw new Error('This browser would not listen')
      }
      const { addEventListener, performance } = window
      if (isLayout) {
        performance.mark = (name) => {
          if (name === mark) fail()
          return Performance.prototype.mark.call(performance, name)
        }
      } else {
        window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
          if (listener[0] === 'storage') fail()
          addEventListener(...listener)
        }
      }
    },
    [place === 'layout', FIXED_KEY, HYDRATED_MARK] as const,
  )
}

/** Lets the component mount when the page is loaded again. */
export const repairComponent = (page: Page) => page.evaluate((key) => sessionStorage.setItem(key, 'yes'), FIXED_KEY)
