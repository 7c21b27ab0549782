/** Outline of the wax, in an 80 × 80 view box. */
const SEAL_PATH =
  'M76.6 40.5c0 5.4 1.2 9-.6 13.8s-5.2 6.5-8.3 10.1s-2.6 5.3-7.1 7.6s-10.1 3.3-15.9 4.2s-8.2 1.5-12.7 .5s-5.6-3.1-9.9-5.5s-8.4-3.3-11.5-6.8s-1.8-5.8-3.7-10.5s-5.5-7.6-5.6-13s3.3-8.9 5.4-14s2.1-8.3 5.2-11.9s6.7-3.7 10.6-6.2s4.4-5.6 8.9-6.5s7.9 1.1 13.8 2.2s11.2 .8 15.7 3s3.9 4.3 6.9 8.2s6.5 6.4 8.3 11.3s.6 8 .5 13.5Z'

/** Points of the edge along which the seal breaks, in the same view box. */
const CRACK = '40 0 44 14 37 27 45 40 36 54 43 66 40 80'
const halves = [
  { part: 'seal-left', points: `-9 -9 ${CRACK} -9 89` },
  { part: 'seal-right', points: `89 -9 ${CRACK} 89 89` },
]

/**
 * A closed envelope over the whole gate. opening.tsx animates its parts.
 * @param isWarm warms the wax, while a password is being tried.
 * @param isShaken shakes the seal, after a wrong password.
 */
export function Envelope({ isWarm = false, isShaken = false }: { isWarm?: boolean; isShaken?: boolean }) {
  return (
    <div aria-hidden="true" className="envelope pointer-events-none absolute inset-0">
      <div data-part="pocket" className="pocket absolute inset-0">
        {/* The pocket clips the upper half of the stroke. Once the flap is open, the ground behind it is hardly darker. */}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-(--tip) w-full fill-none stroke-current stroke-2"
        >
          <path d="M0 0L50 100L100 0" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        data-part="flap"
        className="absolute inset-x-0 top-0 h-(--tip) w-full origin-top overflow-visible fill-surface stroke-current"
      >
        <path d="M0 0H100L50 100Z" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg
        viewBox="0 0 80 80"
        className={`absolute top-(--tip) left-1/2 w-(--seal) -translate-1/2 overflow-visible ${isShaken ? 'is-shaken' : ''}`}
      >
        {halves.map(({ part, points }) => (
          <g key={part} data-part={part}>
            <clipPath id={part}>
              {/* The halves overlap, so that no seam is visible. */}
              <polygon points={points} transform={part === 'seal-left' ? 'translate(0.5)' : undefined} />
            </clipPath>
            <g clipPath={`url(#${part})`} className={`wax ${isWarm ? 'is-warm' : ''}`}>
              <path d={SEAL_PATH} />
              <circle cx="39" cy="40" r="29" />
              <text x="39" y="55" textAnchor="middle" fontSize="44" className="display">
                £
              </text>
            </g>
          </g>
        ))}
      </svg>
    </div>
  )
}
