import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** Elements that have been revealed and are not animated again. */
const revealed = new WeakSet<Element>()

/**
 * Fades in each [data-reveal] below the viewport once, when it is scrolled into view.
 * @param signal stops the animations and leaves everything visible.
 */
export function revealOnScroll(signal: AbortSignal) {
  if (signal.aborted) return
  const isBelowViewport = (element: Element) => element.getBoundingClientRect().top >= innerHeight
  const elements = [...document.querySelectorAll<HTMLElement>('[data-reveal]')]
  const pending = elements.filter((element) => !revealed.has(element) && isBelowViewport(element))
  for (const element of pending) revealElement(element, signal)
}

function revealElement(element: HTMLElement, signal: AbortSignal) {
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
