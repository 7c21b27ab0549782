import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** Elements that have been revealed. They aren't animated again. */
const revealed = new WeakSet<Element>()

/**
 * Fades in each [data-reveal] below the viewport once, when it is scrolled into view.
 * @param signal stops the animations and leaves everything visible.
 */
export function playMotion(signal: AbortSignal) {
  if (signal.aborted) return
  const isAhead = (element: Element) => !revealed.has(element) && element.getBoundingClientRect().top >= innerHeight
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isAhead)
  for (const block of blocks) revealOnScroll(block, signal)
}

function revealOnScroll(element: HTMLElement, signal: AbortSignal) {
  const entrance = animate(
    element,
    { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
    { duration: 0.4, ease: 'easeOut', autoplay: false },
  )
  const unobserve = inView(element, () => {
    revealed.add(element)
    entrance.play()
  })
  signal.addEventListener('abort', () => {
    unobserve()
    entrance.cancel()
  })
}
