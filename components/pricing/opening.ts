import { animateSequence } from 'framer-motion/dom/mini'
import { withTimeout } from '@/lib/with-timeout'

/** Milliseconds after which the page is shown, even if the animation has not ended. */
const TIMEOUT_MS = 2000

// Seconds; `at` is the start of a step.
const FALL = { duration: 0.6, at: 0, ease: [0.5, 0, 0.8, 0.5] } as const
const TURN = { duration: 0.42, ease: 'easeOut' } as const
const RISE = { duration: 0.9, at: 0.3, times: [0, 0.45, 1], ease: [0.5, 0, 0.2, 1] as const }

/** The transforms of the parts of the envelope and of the page that it contains. */
const STEPS = [
  { part: 'wax-left', transform: ['translate(-3px) rotate(-4deg)', 'translate(-30px, 100vh) rotate(-38deg)'], ...FALL },
  { part: 'wax-right', transform: ['translate(3px) rotate(5deg)', 'translate(34px, 100vh) rotate(46deg)'], ...FALL },
  { part: 'flap', transform: ['none', 'perspective(1600px) rotateX(176deg)'], ...TURN, at: 0.1 },
  { part: 'page', transform: ['translateY(64svh) scale(0.8)', 'translateY(15svh) scale(0.8)', 'none'], ...RISE },
  { part: 'pocket', transform: ['none', 'translateY(102%)'], ...TURN, at: 0.72 },
]

/** Breaks the seal and raises the page out of the envelope, in 1.2 seconds. Resolves at the end, and never rejects. */
export function playOpening(): Promise<unknown> {
  const { finished } = animateSequence(
    STEPS.map(({ part, transform, ...timing }) => [`[data-part=${part}]`, { transform }, timing]),
  )
  return withTimeout(finished, TIMEOUT_MS).catch(() => {})
}
