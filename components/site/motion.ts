import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** What has been revealed, and is not again when a visitor comes back to the page's motion. */
const shown = new WeakSet<Element>()

/**
 * Reveals each [data-reveal] below the viewport once when it is scrolled to.
 * @param signal stops the animations and leaves everything visible.
 */
export function playMotion(signal: AbortSignal) {
  if (signal.aborted) return
  const isAhead = (element: Element) => !shown.has(element) && element.getBoundingClientRect().top >= innerHeight
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isAhead)
  for (const block of blocks) revealOnScroll(block, signal)
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
