import type { Page } from 'playwright/test'

export const MESSAGE = /This browser would not listen/

/**
 * Makes a component throw while it mounts, until `window.fixed` is set: the theme switch in the page, or the link
 * interceptor in the root layout, the only listener with the options `passive` and `signal`.
 */
export async function breakComponent(page: Page, place: 'page' | 'layout') {
  await page.addInitScript((isLayout) => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
      const options = Object.keys(rest[1] ?? {}).join()
      const isLinkInterceptor = this === document && type === 'touchstart' && options === 'passive,signal'
      if ((isLayout ? isLinkInterceptor : type === 'storage') && !('fixed' in window))
        throw new Error('This browser would not listen')
      return listen.call(this, type, ...rest)
    }
  }, place === 'layout')
}
