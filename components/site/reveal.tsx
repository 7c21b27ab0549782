'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { fillDiaryInView } from '@/lib/fill-diary'

const INTENTS = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/** The site's one motion island: on each page, and for as long as no setting asks for less of it. */
export function Reveal() {
  const pathname = usePathname()
  const isLanding = useRef(true)

  useEffect(() => {
    // The page that a visitor lands on has done so itself.
    if (!isLanding.current) fillDiaryInView()
    isLanding.current = false

    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let motion = new AbortController()
    const apply = () => {
      motion.abort()
      motion = new AbortController()
      if (!prefersReducedMotion.matches) playAtIntent(motion.signal)
    }
    apply()
    prefersReducedMotion.addEventListener('change', apply)
    return () => {
      prefersReducedMotion.removeEventListener('change', apply)
      motion.abort()
    }
  }, [pathname])

  return null
}

/**
 * Fetches components/site/motion.ts when a visitor sets about to scroll, and lets it play; should it not arrive, the
 * page stands as delivered.
 * @param signal stops the motion.
 */
function playAtIntent(signal: AbortSignal) {
  const waiting = new AbortController()
  const play = () => {
    waiting.abort()
    import('./motion').then(
      ({ playMotion }) => playMotion(signal),
      () => {},
    )
  }
  for (const name of INTENTS) addEventListener(name, play, { passive: true, signal: waiting.signal })
  signal.addEventListener('abort', () => waiting.abort())
}
