import type { Page } from 'playwright/test'

export const MESSAGE = /This browser would not listen/

/** Makes the theme switch, an island inside the page, throw while it mounts; `window.mended` ends that. */
export async function breakPage(page: Page) {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
      if (type === 'storage' && !('mended' in window)) throw new Error('This browser would not listen')
      return listen.call(this, type, ...rest)
    }
  })
}

/**
 * Makes the navigation, an island of the root layout, throw while it mounts: it alone passes only `passive`.
 * `window.mended` ends that.
 */
export async function breakLayout(page: Page) {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
      const options = rest[1] === undefined ? '' : Object.keys(rest[1]).join()
      if (this === document && type === 'touchstart' && options === 'passive' && !('mended' in window))
        throw new Error('This browser would not listen')
      return listen.call(this, type, ...rest)
    }
  })
}
