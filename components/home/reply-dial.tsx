import { measure } from '@/lib/type/measure'

/** Radii of the dial in units of its drawing, which is 1000 wide. */
const RADIUS = { outer: 470, minute: 434, second: 452, figures: 386 }

/** Radii of the outlines of the red ring, inside its edges. */
const OUTLINES = [471, 498.5]
/** Half the height of a figure of the dial, in the same units. */
const HALF_FIGURE = 24

const FACE = 'dial-face'

type Props = { minutes: number; caption: string }

/**
 * A clock of the given number of minutes that dial-run.css runs with the scroll. At its end, a white face fills the ring;
 * without scroll-driven animations it is at its end.
 */
export function ReplyDial({ minutes, caption }: Props) {
  return (
    <div
      className="dial @container"
      style={{ '--minutes': minutes, '--caption-width': measure(caption).width.toFixed(3) }}
    >
      <svg viewBox="-500 -500 1000 1000" aria-hidden="true">
        <g id={FACE}>
          <DialTicks count={minutes * 12} inner={RADIUS.second} width={1.6} className="dial-hairline" />
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
        </g>
        {OUTLINES.map((radius) => (
          <circle key={radius} r={radius} strokeWidth={1.6} className="dial-hairline" />
        ))}
      </svg>
      <div className="dial-text">
        <p className="dial-time">
          <span className="dial-end">{`${minutes}:00`}</span>
          <DialDigits minutes={minutes} isRunning />
        </p>
        <p className="dial-caption">{caption}</p>
      </div>
      <div aria-hidden="true" className="dial-settled">
        <div>
          {/* Moves against the face that contains it, so that it stays in place. */}
          <div className="dial-copy">
            <svg viewBox="-500 -500 1000 1000">
              <use href={`#${FACE}`} />
            </svg>
            <div className="dial-text">
              <p className="dial-time">
                <DialDigits minutes={minutes} />
              </p>
              <p className="dial-caption" data-text={caption} />
            </div>
          </div>
        </div>
      </div>
      <span aria-hidden="true" className="dial-ring">
        <i />
        <i />
      </span>
    </div>
  )
}

type DialTicksProps = { count: number; inner: number; width: number; className?: string }

/** The dashes of a circle that is as thick as a tick is long. The first one is at the top. */
function DialTicks({ count, inner, width, className }: DialTicksProps) {
  const radius = (RADIUS.outer + inner) / 2
  const dash = ((width * count) / (2 * Math.PI * radius)).toFixed(4)
  return (
    <circle
      r={radius}
      pathLength={count}
      strokeWidth={RADIUS.outer - inner}
      strokeDasharray={`${dash} ${1 - Number(dash)}`}
      strokeDashoffset={Number(dash) / 2}
      transform="rotate(-90)"
      className={className}
    />
  )
}

const countDown = (from: number) => Array.from({ length: from + 1 }, (_, index) => from - index)

/**
 * Columns of figures that are not text, of which the uppermost is shown: the end.
 * @param isRunning whether the columns contain the figures that come before.
 */
function DialDigits({ minutes, isRunning = false }: { minutes: number; isRunning?: boolean }) {
  // Ten minutes and more have a wider column.
  const minutesStyle = minutes > 9 ? { '--figures': `${minutes}`.length } : undefined
  const columns = [
    { className: 'dial-minutes', figures: countDown(minutes), style: minutesStyle },
    { className: 'dial-colon', figures: [':'] },
    { className: 'dial-tens', figures: [0, ...countDown(5)] },
    { className: 'dial-units', figures: [0, ...countDown(9)] },
  ]
  return (
    <span aria-hidden="true" className="dial-digits">
      {columns.map(({ className, figures, style }) => (
        <span
          key={className}
          className={className}
          data-figures={(isRunning ? figures : figures.slice(0, 1)).join('\n')}
          style={style}
        />
      ))}
    </span>
  )
}
