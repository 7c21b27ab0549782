import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** What has been revealed or replayed, and is not again when a visitor comes back to the page's motion. */
const shown = new WeakSet<Element>()

/**
 * Reveals each [data-reveal] below the viewport once when it is scrolled to, and fills each [data-diary] below it then.
 * @returns a function that stops the animations and leaves everything visible.
 */
export function playMotion(): () => void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isAhead)
  const diaries = [...document.querySelectorAll<HTMLElement>('[data-diary]')].filter(isAhead)
  const stops = [...blocks.map(revealOnScroll), ...diaries.map(replayDiary)]
  return () => stops.forEach((stop) => stop())
}

function isAhead(element: Element): boolean {
  return !shown.has(element) && element.getBoundingClientRect().top >= innerHeight
}

function revealOnScroll(element: HTMLElement): () => void {
  const entrance = animate(
    element,
    { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
    { duration: 0.4, ease: 'easeOut', autoplay: false },
  )
  const stopWatching = inView(element, () => {
    shown.add(element)
    entrance.play()
  })
  return () => {
    stopWatching()
    entrance.cancel()
  }
}

/**
 * Fills a diary below the viewport from its start when half of it has come into view, once: its own animations have
 * run where nobody saw them.
 * @returns a function that stops the watching and leaves the diary full.
 */
function replayDiary(diary: HTMLElement): () => void {
  const animations = diary.getAnimations({ subtree: true })
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = 0
  }
  const stopWatching = inView(
    diary,
    () => {
      shown.add(diary)
      animations.forEach((animation) => animation.play())
    },
    { amount: 0.5 },
  )
  return () => {
    stopWatching()
    animations.forEach((animation) => animation.finish())
  }
}
