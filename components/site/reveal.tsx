'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whileMotionAllowed } from './motion-preference'

const INTENTS = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/**
 * The site's one motion island: on each page, and for as long as motion is welcome, it lets components/site/motion.ts
 * play. That is fetched when a visitor sets about to scroll; should it not arrive, the page simply stands there as
 * delivered.
 */
export function Reveal() {
  const pathname = usePathname()

  useEffect(
    () =>
      whileMotionAllowed(() => {
        let stop: (() => void) | undefined
        let isOver = false
        const listeners = new AbortController()
        const begin = () => {
          listeners.abort()
          import('./motion').then(
            ({ playMotion }) => {
              if (!isOver) stop = playMotion()
            },
            () => {},
          )
        }
        for (const name of INTENTS) addEventListener(name, begin, { passive: true, signal: listeners.signal })
        return () => {
          listeners.abort()
          isOver = true
          stop?.()
        }
      }),
    [pathname],
  )

  return null
}
