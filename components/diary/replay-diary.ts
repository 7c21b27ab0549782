import { inView } from 'framer-motion/dom'

const replayed = new WeakSet<Element>()

/**
 * Fills a diary below the viewport from its start when half of it has come into view, once: its own animations have
 * run where nobody saw them.
 * @returns a function that stops the watching and leaves the diary full.
 */
export function replayDiary(diary: HTMLElement): () => void {
  if (replayed.has(diary) || diary.getBoundingClientRect().top < innerHeight) return () => {}
  const animations = diary.getAnimations({ subtree: true })
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = 0
  }
  const stopWatching = inView(
    diary,
    () => {
      replayed.add(diary)
      animations.forEach((animation) => animation.play())
    },
    { amount: 0.5 },
  )
  return () => {
    stopWatching()
    animations.forEach((animation) => animation.finish())
  }
}
