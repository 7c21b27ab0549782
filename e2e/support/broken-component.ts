import type { Page } from 'playwright/test'
import { HYDRATED_MARK } from '@/first-paint/protocol'

export const MESSAGE = /This browser would not listen/

/**
 * Makes a component throw while it mounts: the theme switch in the page, which listens to storage, or the last component
 * of the root layout, which marks the page as hydrated. The error page marks it too.
 * @returns a handle whose `dispose` lets the component mount when the page is loaded again.
 */
export const breakComponent = (page: Page, place: 'page' | 'layout') =>
  page.addInitScript(
    ([isLayout, mark]) => {
      const target = (isLayout ? performance : window) as unknown as Record<string, (...list: unknown[]) => unknown>
      const [method, name] = isLayout ? ['mark', mark] : ['addEventListener', 'storage']
      const original = target[method]!.bind(target)
      let isBroken = true
      target[method] = (...list) => {
        if (!isBroken || list[0] !== name) return original(...list)
        isBroken = !isLayout
        throw new Error('This browser would not listen')
      }
    },
    [place === 'layout', HYDRATED_MARK] as const,
  )
