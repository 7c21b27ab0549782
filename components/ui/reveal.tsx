'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whileMotionIsWelcome } from './motion-preference'

/**
 * The site's one motion island: on each page, and for as long as motion is welcome, it lets components/ui/motion.ts
 * play. That is fetched only then; should it not arrive, the page simply stands there as delivered.
 */
export function Reveal() {
  const pathname = usePathname()

  useEffect(
    () =>
      whileMotionIsWelcome(() => {
        let stop: (() => void) | undefined
        let isOver = false
        import('./motion').then(
          ({ playMotion }) => {
            if (!isOver) stop = playMotion()
          },
          () => {},
        )
        return () => {
          isOver = true
          stop?.()
        }
      }),
    [pathname],
  )

  return null
}
