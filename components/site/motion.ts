import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** What has been revealed or replayed, and is not again when a visitor comes back to the page's motion. */
const shown = new WeakSet<Element>()

/**
 * Reveals each [data-reveal] below the viewport once when it is scrolled to, and fills each [data-diary] below it then.
 * @param signal stops the animations and leaves everything visible.
 */
export function playMotion(signal: AbortSignal) {
  if (signal.aborted) return
  const blocks = ahead('[data-reveal]')
  const diaries = ahead('[data-diary]')
  for (const block of blocks) revealOnScroll(block, signal)
  for (const diary of diaries) replayDiary(diary, signal)
}

function ahead(selector: string): HTMLElement[] {
  const isAhead = (element: Element) => !shown.has(element) && element.getBoundingClientRect().top >= innerHeight
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isAhead)
}

function revealOnScroll(element: HTMLElement, signal: AbortSignal) {
  const entrance = animate(
    element,
    { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
    { duration: 0.4, ease: 'easeOut', autoplay: false },
  )
  const stopWatching = inView(element, () => {
    shown.add(element)
    entrance.play()
  })
  signal.addEventListener('abort', () => {
    stopWatching()
    entrance.cancel()
  })
}

/**
 * Fills a diary below the viewport from its start when half of it has come into view, once: its own animations have
 * run where nobody saw them.
 */
function replayDiary(diary: HTMLElement, signal: AbortSignal) {
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
  signal.addEventListener('abort', () => {
    stopWatching()
    animations.forEach((animation) => animation.finish())
  })
}
