/**
 * Shows a booked call: the new content rises over the old in five columns, Monday first (booked-columns.css). Without view
 * transitions or with reduced motion, it is shown at once.
 * @param show changes the page.
 */
export function riseInColumns(show: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return show()
  const { dataset } = document.documentElement
  const end = () => delete dataset.rising
  dataset.rising = ''
  const transition = document.startViewTransition(show)
  // Rejects in a hidden tab, in which the content is shown without the transition.
  transition.ready.catch(() => {})
  transition.finished.then(end, end)
}

/** The red line and the day at the top of each column, while it rises. */
export function BookedColumns({ days }: { days: readonly string[] }) {
  return (
    <div aria-hidden="true" className="booked-columns">
      {days.map((day, index) => (
        <span key={day} style={{ '--column': index }}>
          {day}
        </span>
      ))}
    </div>
  )
}
