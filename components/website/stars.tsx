const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z'

/** Defines the drawing that every `Stars` of the page refers to. */
export function StarsSymbol() {
  return (
    <svg aria-hidden className="absolute size-0">
      <symbol id="stars" viewBox="0 0 108 20">
        <path id="star" d={STAR} />
        {[22, 44, 66, 88].map((x) => (
          <use key={x} href="#star" x={x} />
        ))}
      </symbol>
    </svg>
  )
}

/** @param label such as "5 out of 5 stars". */
export function Stars({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} className="h-4 w-22 fill-brass">
      <use href="#stars" />
    </svg>
  )
}
