'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whileMotionAllowed } from './motion-preference'

const INTENTS = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/**
 * The site's one motion island: on each page, and for as long as motion is welcome, it lets components/site/motion.ts
 * play. That is fetched when a diary is on the screen or a visitor sets about to scroll; should it not arrive, the
 * page simply stands there as delivered.
 */
export function Reveal() {
  const pathname = usePathname()

  useEffect(
    () =>
      whileMotionAllowed(() => {
        let stop: (() => void) | undefined
        let isOver = false
        const begin = () => {
          INTENTS.forEach((name) => removeEventListener(name, begin))
          import('./motion').then(
            ({ playMotion }) => {
              if (!isOver) stop = playMotion()
            },
            () => {},
          )
        }
        if (isDiaryOnScreen()) begin()
        else INTENTS.forEach((name) => addEventListener(name, begin, { passive: true }))
        return () => {
          INTENTS.forEach((name) => removeEventListener(name, begin))
          isOver = true
          stop?.()
        }
      }),
    [pathname],
  )

  return null
}

/** As much of it as it takes for the diary to fill itself. */
function isDiaryOnScreen(): boolean {
  return [...document.querySelectorAll('[data-diary]')].some((diary) => {
    const { top, bottom } = diary.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return middle > 0 && middle < innerHeight
  })
}
