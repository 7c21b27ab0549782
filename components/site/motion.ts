import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'
import { replayDiary } from '@/components/diary/replay-diary'

const shown = new WeakSet<Element>()

/**
 * Reveals each [data-reveal] below the viewport once when it is scrolled to, and fills each [data-diary] below it then.
 * @returns a function that stops the animations and leaves everything visible.
 */
export function playMotion(): () => void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isAhead)
  const diaries = [...document.querySelectorAll<HTMLElement>('[data-diary]')]
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
