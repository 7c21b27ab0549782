'use client'

import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { fillDiary } from './diary-filling'
import { whileMotionIsWelcome } from './motion-preference'

const shown = new WeakSet<Element>()

/**
 * The site's one motion island. Brings in each [data-reveal] that lies below the first screen, and fills each
 * [data-diary]. The elements are visible as delivered; leaving, or a wish for less motion, shows all at once.
 */
export function Reveal() {
  const pathname = usePathname()

  useEffect(
    () =>
      whileMotionIsWelcome(() => {
        const blocks = document.querySelectorAll<HTMLElement>('[data-reveal]')
        const diaries = document.querySelectorAll<HTMLElement>('[data-diary]')
        const stops = [...[...blocks].filter(isAhead).map(bringIn), ...[...diaries].map(fillDiary)]
        return () => stops.forEach((stop) => stop())
      }),
    [pathname],
  )

  return null
}

function isAhead(element: Element): boolean {
  return !shown.has(element) && element.getBoundingClientRect().top >= innerHeight
}

function bringIn(element: HTMLElement): () => void {
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
