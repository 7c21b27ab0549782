/** Degrees from the first mark to the last. */
const SWEEP = 240

/** Converts a share of the sweep to radians, clockwise from the top. */
const angleOf = (share: number) => ((share - 0.5) * SWEEP * Math.PI) / 180
const round = (value: number) => Math.round(value * 10) / 10
const pointAt = (radius: number, angle: number) =>
  `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`

/**
 * A dial whose hand points to the end of its scale.
 *
 * @param minutes the end of the scale, which begins at 0.
 */
export function ReplyDial({ minutes, before, figure }: { minutes: number; before: string; figure: string }) {
  const angles = Array.from({ length: minutes + 1 }, (_, minute) => angleOf(minute / minutes))
  const hand = angleOf(1)
  return (
    <div className="relative size-52">
      <svg
        aria-hidden="true"
        viewBox="-104 -104 208 208"
        width="208"
        height="208"
        className="absolute size-full fill-none"
      >
        <circle r="103" className="fill-accent-soft stroke-accent stroke-2" />
        <path
          d={`M${pointAt(84, angleOf(0))}A84 84 0 1 1 ${pointAt(84, hand)}`}
          className="stroke-accent stroke-[5]"
          strokeLinecap="round"
        />
        <path
          d={angles.map((angle) => `M${pointAt(79, angle)}L${pointAt(89, angle)}`).join('')}
          className="stroke-accent stroke-[1.5]"
        />
        <g textAnchor="middle" className="fill-ink font-serif text-[1.125rem]">
          {angles.map((angle, minute) => (
            <text key={minute} x={round(66 * Math.sin(angle))} y={round(-66 * Math.cos(angle) + 6)}>
              {minute}
            </text>
          ))}
        </g>
        <path
          d={`M${pointAt(-14, hand)}L${pointAt(50, hand)}`}
          className="stroke-brass stroke-[2]"
          strokeLinecap="round"
        />
        <circle r="5" className="fill-brass" />
      </svg>
      <p className="absolute inset-x-0 bottom-6 text-center text-small leading-tight text-muted">
        {before}
        <span className="block figure text-h4 leading-tight text-ink">{figure}</span>
      </p>
    </div>
  )
}
