import type { PromptState } from './password-prompt'

/** Outline of the wax, in an 80 × 80 view box. */
const SEAL_PATH =
  'M76.6 40.5C76.6 45.9 77.8 49.5 76.0 54.3C74.2 59.1 70.8 60.8 67.7 64.4C64.6 67.9 65.1 69.7 60.6 72.0C56.0 74.4 50.5 75.3 44.7 76.2C39.0 77.1 36.5 77.7 32.0 76.7C27.5 75.7 26.4 73.6 22.1 71.2C17.8 68.7 13.7 67.9 10.6 64.4C7.6 61.0 8.8 58.6 6.9 53.9C5.0 49.2 1.4 46.3 1.3 40.9C1.3 35.4 4.6 32.0 6.7 26.9C8.8 21.7 8.8 18.6 11.9 15.0C15.1 11.4 18.6 11.3 22.5 8.8C26.4 6.3 26.9 3.2 31.4 2.3C36.0 1.5 39.3 3.4 45.2 4.5C51.1 5.5 56.4 5.3 60.9 7.5C65.4 9.8 64.8 11.8 67.8 15.7C70.8 19.6 74.3 22.1 76.1 27.0C77.9 32.0 76.7 35.0 76.6 40.5Z'

/** Points of the edge along which the seal breaks, in the same view box. */
const CRACK = '40 0 44 14 37 27 45 40 36 54 43 66 40 80'
const halves = [
  // The halves overlap, so that no seam is visible.
  { part: 'wax-left', points: `-9 -9 ${CRACK} -9 89`, transform: 'translate(0.5)' },
  { part: 'wax-right', points: `89 -9 ${CRACK} 89 89` },
]

/** The flap, and the edge of the pocket, are as wide as the window. */
const STRETCHED = { viewBox: '0 0 100 100', preserveAspectRatio: 'none' }

/**
 * A closed envelope over the whole gate. opening.ts animates its parts.
 * @param state a password that is being tried warms the wax, and a wrong one shakes the seal.
 */
export function Envelope({ state }: { state: PromptState }) {
  return (
    <div aria-hidden="true" data-prompt={state} className="screen-only envelope">
      <div
        data-part="pocket"
        className="absolute inset-0 bg-surface-deep [clip-path:polygon(0_0,50%_var(--tip),100%_0,100%_100%,0_100%)]"
      >
        {/* The pocket clips the upper half of the stroke. Once the flap is open, what is behind it is hardly darker. */}
        <svg {...STRETCHED} className="h-(--tip) w-full fill-none stroke-current stroke-2">
          <path d="M0 0L50 100L100 0" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <svg
        {...STRETCHED}
        data-part="flap"
        className="absolute inset-x-0 top-0 h-(--tip) w-full origin-top overflow-visible fill-surface stroke-current"
      >
        <path d="M0 0H100L50 100Z" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg
        viewBox="0 0 80 80"
        className="absolute top-(--tip) left-1/2 w-(--seal) -translate-1/2 overflow-visible in-data-[prompt=wrong]:animate-[shake_0.2s_2]"
      >
        {halves.map(({ part, ...polygon }) => (
          <g key={part} data-part={part} clipPath={`url(#${part})`} className="wax">
            <clipPath id={part}>
              <polygon {...polygon} />
            </clipPath>
            <path d={SEAL_PATH} />
            <circle cx="39" cy="40" r="29" />
            <text x="39" y="55" textAnchor="middle" fontSize="44" className="display">
              £
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
