'use client'

import { useEffect } from 'react'

const FILLED = ':is(a, button):is(.bg-accent, .bg-on-accent)'
/** Pixels; what lies below it is not seen. */
const TOP_BAR = 68

/** Fills the floating button while no filled button of the page is in view (`quiet-button` in globals.css). */
export function ButtonEmphasis() {
  useEffect(() => {
    const main = document.getElementById('main')!
    const root = document.documentElement
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      const inView = new Set<Element>()
      const buttons = main.querySelectorAll(FILLED)
      observer = new IntersectionObserver(
        (entries) => {
          entries.forEach(({ isIntersecting, target }) => inView[isIntersecting ? 'add' : 'delete'](target))
          root.toggleAttribute('data-unfilled', inView.size === 0)
        },
        { rootMargin: `-${TOP_BAR}px 0px 0px` },
      )
      buttons.forEach((button) => observer?.observe(button))
      if (buttons.length === 0) root.toggleAttribute('data-unfilled', true)
    }
    observe()
    const changes = new MutationObserver(observe)
    changes.observe(main, { childList: true, subtree: true })
    return () => {
      observer?.disconnect()
      changes.disconnect()
      root.removeAttribute('data-unfilled')
    }
  }, [])

  return null
}
