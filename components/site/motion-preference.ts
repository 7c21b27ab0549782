/**
 * Runs motion for as long as the visitor has not asked for less of it.
 * @param start begins the motion and returns what ends it; called again whenever motion becomes welcome again.
 * @returns what ends it for good.
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
