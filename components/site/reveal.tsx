'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const INTENTS = ['pointerover', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/**
 * The site's one motion island: on each page, and for as long as motion is welcome, it lets components/site/motion.ts
 * play.
 */
export function Reveal() {
  const pathname = usePathname()
  useEffect(() => whileMotionAllowed(playAtIntent), [pathname])
  return null
}

/**
 * Runs motion while prefers-reduced-motion is off, and follows changes of that setting.
 * @param start starts the motion and returns a function that stops it.
 * @returns a function that stops the motion and the watching.
 */
function whileMotionAllowed(start: () => () => void): () => void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let stop: (() => void) | undefined
  const apply = () => {
    stop?.()
    stop = prefersReducedMotion.matches ? undefined : start()
  }
  apply()
  prefersReducedMotion.addEventListener('change', apply)
  return () => {
    prefersReducedMotion.removeEventListener('change', apply)
    stop?.()
  }
}

/** Fetches the motion when a visitor sets about to scroll; should it not arrive, the page stands as delivered. */
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
