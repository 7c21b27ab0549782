import type { Locator, Page } from 'playwright/test'

/** Pauses the animations of an element and of all that is in it at a time in milliseconds. Animations of the scroll keep running. */
export const pauseAnimationsAt = (place: Locator, time: number) =>
  place.evaluate((element, currentTime) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (animation.timeline !== document.timeline) continue
      animation.pause()
      animation.currentTime = currentTime
    }
  }, time)

/** Finishes all running animations of the page but those of the scroll. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && animation.timeline === document.timeline) animation.finish()
  })
