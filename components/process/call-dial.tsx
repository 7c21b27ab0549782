const RADIUS = 88
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

/**
 * A clock face with the length of the call filled.
 * @param minutes length of the call, up to 60.
 */
export function CallDial({ minutes, unit }: { minutes: number; unit: string }) {
  return (
    <svg
      viewBox="0 0 240 240"
      className="w-full max-w-72 justify-self-center fill-none lg:max-w-80 print:max-w-32 wide:justify-self-end"
      aria-hidden="true"
    >
      <g transform="rotate(-90 120 120)">
        <circle
          cx="120"
          cy="120"
          r="108"
          className="stroke-brass"
          strokeWidth="7"
          strokeDasharray="1 55.55"
          strokeDashoffset="0.5"
        />
        <circle cx="120" cy="120" r={RADIUS} className="stroke-line" strokeWidth="20" />
        <circle
          cx="120"
          cy="120"
          r={RADIUS}
          className="stroke-accent"
          strokeWidth="20"
          strokeDasharray={`${(CIRCUMFERENCE * minutes) / 60} ${CIRCUMFERENCE}`}
        />
      </g>
      <text x="120" y="134" textAnchor="middle" className="fill-ink figure text-[72px]">
        {minutes}
      </text>
      <text x="120" y="158" textAnchor="middle" className="fill-muted text-fine">
        {unit}
      </text>
    </svg>
  )
}
