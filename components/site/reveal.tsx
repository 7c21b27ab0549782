'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const INTENTS = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/** The site's one motion island: on each page, and for as long as no setting asks for less of it. */
export function Reveal() {
  const pathname = usePathname()

  useEffect(() => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let stop: (() => void) | undefined
    const apply = () => {
      stop?.()
      stop = prefersReducedMotion.matches ? undefined : playAtIntent()
    }
    apply()
    prefersReducedMotion.addEventListener('change', apply)
    return () => {
      prefersReducedMotion.removeEventListener('change', apply)
      stop?.()
    }
  }, [pathname])

  return null
}

/**
 * Fetches components/site/motion.ts when a visitor sets about to scroll, and lets it play; should it not arrive, the
 * page stands as delivered.
 * @returns a function that stops the motion.
 */
function playAtIntent(): () => void {
  let stop: (() => void) | undefined
  const listeners = new AbortController()
  let isStopped = false
  const play = () => {
    listeners.abort()
    import('./motion').then(
      ({ playMotion }) => {
        if (!isStopped) stop = playMotion()
      },
      () => {},
    )
  }
  for (const name of INTENTS) addEventListener(name, play, { passive: true, signal: listeners.signal })
  return () => {
    listeners.abort()
    isStopped = true
    stop?.()
  }
}
