/** Radii of the dial in units of its drawing, which is 1000 wide. */
const RADIUS = { outer: 470, minute: 434, second: 452, figures: 386 }

const point = (radius: number, share: number) => {
  const angle = share * 2 * Math.PI
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}
const ticks = (count: number, inner: number) =>
  Array.from(
    { length: count },
    (_, index) => `M${point(RADIUS.outer, index / count)}L${point(inner, index / count)}`,
  ).join('')

/** The outlines of the ring: circles of 470 and 500 units. */
const RING = [470, 500].map((radius) => `M0-${radius}a${radius} ${radius} 0 1 1-.1 0z`).join('')

/**
 * A clock of the given number of minutes. home.css runs it with the scroll; without scroll-driven animations it shows its
 * end.
 */
export function ReplyDial({ minutes, caption }: { minutes: number; caption: string }) {
  return (
    <div className="dial @container relative grid aspect-square w-full max-w-[46rem] place-items-center justify-self-center wide:max-w-none">
      <svg viewBox="-500 -500 1000 1000" aria-hidden="true" className="absolute size-full overflow-visible fill-none">
        <path
          d={ticks(minutes * 12, RADIUS.second)}
          className="stroke-current stroke-[1.6] opacity-50 contrast-more:opacity-100"
        />
        <path d={ticks(minutes, RADIUS.minute)} className="stroke-current stroke-3" />
        <path d={RING} className="stroke-current stroke-[1.6] opacity-50 contrast-more:opacity-100" />
        <circle
          r="485"
          pathLength="300"
          transform="rotate(-90)"
          className="dial-ring stroke-red stroke-[30] [stroke-dasharray:300]"
        />
        <g textAnchor="middle" className="fill-current voice text-[4.6rem]">
          {Array.from({ length: minutes }, (_, index) => {
            const [x, y] = point(RADIUS.figures, index / minutes).split(' ')
            return (
              <text key={index} x={x} y={Number(y) + 24} className="display-[74px]">
                {index || minutes}
              </text>
            )
          })}
        </g>
      </svg>
      <div className="grid justify-items-center">
        <p
          aria-hidden="true"
          style={{ '--minutes': minutes }}
          className="flex text-center voice trim-caps display-[42cqi] font-normal paper:display-[4rem]"
        >
          <DialDigit digit={minutes} sequence={countTo(minutes)} className="dial-minutes" />
          <span className="w-[0.21em]">:</span>
          <DialDigit digit={0} sequence={[...countTo(5), 0]} className="dial-tens" />
          <DialDigit digit={0} sequence={[...countTo(9), 0]} className="dial-units" />
        </p>
        <p className="mt-[0.6em] voice text-[max(2.3rem,7cqi)]">{caption}</p>
      </div>
    </div>
  )
}

const countTo = (last: number) => Array.from({ length: last + 1 }, (_, digit) => digit)

type DigitProps = { digit: number; sequence: readonly number[]; className: string }

/** The last digit of a sequence. While the dial runs, home.css shows the others, which are not text, above it. */
function DialDigit({ digit, sequence, className }: DigitProps) {
  return (
    <span className={`dial-digit ${className}`} data-sequence={sequence.join('\n')}>
      {digit}
    </span>
  )
}
