import type { Page } from 'playwright/test'

/** Finishes all running animations of the page, except scroll-driven ones. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && animation.timeline === document.timeline) animation.finish()
  })
