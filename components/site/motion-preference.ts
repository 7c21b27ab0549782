/**
 * Runs motion while prefers-reduced-motion is off, and follows changes of that setting.
 * @param start starts the motion and returns a function that stops it.
 * @returns a function that stops the motion and the watching.
 */
export function whileMotionAllowed(start: () => () => void): () => void {
  const less = matchMedia('(prefers-reduced-motion: reduce)')
  let stop: (() => void) | undefined
  const apply = () => {
    stop?.()
    stop = less.matches ? undefined : start()
  }
  apply()
  less.addEventListener('change', apply)
  return () => {
    less.removeEventListener('change', apply)
    stop?.()
  }
}
