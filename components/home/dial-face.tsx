import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'

/** Radii of the dial, in units of the drawing (1000 wide). */
const RADIUS = { outer: 470, minute: 434, second: 452, figures: 386 }

/** The red ring, the radii of its two outlines, and the radius of the face, whose edge the ring covers. */
const RING = { r: 484.75, strokeWidth: 29.5 }
const OUTLINES = [471, 498.5]
const FACE = 480
/** Half the height of a figure, to centre it at its point. */
const HALF_FIGURE = 24

type Props = { minutes: number; unit: string; caption: string }

/** The face of a clock with the given number of minutes. Styled by reply-dial.css. */
export function DialFace({ minutes, unit, caption }: Props) {
  const time = `${minutes}\u00a0${unit}`
  return (
    <div className="dial">
      <svg viewBox="-500 -500 1000 1000" aria-hidden="true">
        <circle r={FACE} className="dial-face" />
        <DialTicks count={minutes * 12} inner={RADIUS.second} width={1.6} isFaint />
        <DialTicks count={minutes} inner={RADIUS.minute} width={3} />
        <g textAnchor="middle" className="dial-figures display">
          {Array.from({ length: minutes }, (_, index) => {
            const angle = (index / minutes) * 2 * Math.PI
            return (
              <text
                key={index}
                x={Math.round(RADIUS.figures * Math.sin(angle))}
                y={Math.round(HALF_FIGURE - RADIUS.figures * Math.cos(angle))}
              >
                {index || minutes}
              </text>
            )
          })}
        </g>
        {OUTLINES.map((radius) => (
          <circle key={radius} r={radius} strokeWidth={1.6} className="dial-faint" />
        ))}
        <circle {...RING} pathLength={1} transform="rotate(-90)" className="dial-ring" />
      </svg>
      <div className="relative grid justify-items-center">
        <p style={{ '--time-width': round(measureLine(time).width) }} className="dial-time sized-figure">
          {time}
        </p>
        <p className="dial-caption display">{caption}</p>
      </div>
    </div>
  )
}

type DialTicksProps = { count: number; inner: number; width: number; isFaint?: boolean }

/** Ticks, drawn as the dashes of a circle. Its stroke is as thick as the ticks are long. The first tick is at the top. */
function DialTicks({ count, inner, width, isFaint = false }: DialTicksProps) {
  const radius = (RADIUS.outer + inner) / 2
  const dash = round((width * count) / (2 * Math.PI * radius), 4)
  return (
    <circle
      r={radius}
      pathLength={count}
      strokeWidth={RADIUS.outer - inner}
      strokeDasharray={`${dash} ${round(1 - dash, 4)}`}
      strokeDashoffset={dash / 2}
      transform="rotate(-90)"
      className={isFaint ? 'dial-faint' : undefined}
    />
  )
}
