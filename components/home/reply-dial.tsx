import { round } from '@/lib/round'
import { measureLine } from '@/lib/font-metrics/measure-line'

/** Radii of the dial, in units of the drawing (1000 wide). */
const RADIUS = { outer: 470, minute: 434, second: 452, figures: 386 }

/** The red ring, the radii of its two outlines, and the radius of the face. The ring covers the edge of the face. */
const RING = { r: 484.75, strokeWidth: 29.5 }
const OUTLINES = [471, 498.5]
const FACE = 480
/** Half the height of a figure of the dial, in the same units. */
const HALF_FIGURE = 24

type Props = { minutes: number; caption: string }

/** A clock of the given number of minutes, driven by scrolling. Its face is white at the end (reply-dial.css). */
export function ReplyDial({ minutes, caption }: Props) {
  return (
    <div className="dial @container" style={{ '--caption-width': round(measureLine(caption).width) }}>
      <svg viewBox="-500 -500 1000 1000" aria-hidden="true">
        <circle r={FACE} className="dial-face" />
        <DialTicks count={minutes * 12} inner={RADIUS.second} width={1.6} opacity={0.5} />
        <DialTicks count={minutes} inner={RADIUS.minute} width={3} />
        <g textAnchor="middle" className="dial-figures">
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
          <circle key={radius} r={radius} strokeWidth={1.6} opacity={0.5} />
        ))}
        <circle {...RING} pathLength={1} transform="rotate(-90)" className="dial-ring" />
      </svg>
      <div className="dial-text">
        <p className="dial-time">
          <span>{`${minutes}:00`}</span>
          {/* The running time: the stylesheet generates each digit. */}
          <span aria-hidden="true" className="dial-digits">
            <span />:<span />
            <span />
          </span>
        </p>
        <p className="dial-caption">{caption}</p>
      </div>
    </div>
  )
}

type DialTicksProps = { count: number; inner: number; width: number; opacity?: number }

/** The ticks, as the dashes of a circle whose stroke is as thick as they are long. The first one is at the top. */
function DialTicks({ count, inner, width, opacity }: DialTicksProps) {
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
      opacity={opacity}
    />
  )
}
