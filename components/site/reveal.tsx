'use client'

import { useEffect } from 'react'

const GESTURES = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/** Animates the page while the visitor scrolls, unless reduced motion is preferred. */
export function Reveal() {
  useEffect(() => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let motion = new AbortController()
    const apply = () => {
      motion.abort()
      motion = new AbortController()
      if (!prefersReducedMotion.matches) playOnFirstGesture(motion.signal)
    }
    apply()
    prefersReducedMotion.addEventListener('change', apply)
    return () => {
      prefersReducedMotion.removeEventListener('change', apply)
      motion.abort()
    }
  }, [])

  return null
}

/**
 * Loads components/site/motion.ts at the first gesture, before the visitor scrolls. If it fails to load, the page
 * remains as delivered.
 * @param signal stops the animations.
 */
function playOnFirstGesture(signal: AbortSignal) {
  const waiting = new AbortController()
  const play = () => {
    waiting.abort()
    import('./motion').then(
      ({ revealOnScroll }) => revealOnScroll(signal),
      () => {},
    )
  }
  for (const name of GESTURES) addEventListener(name, play, { passive: true, signal: waiting.signal })
  signal.addEventListener('abort', () => waiting.abort())
}
