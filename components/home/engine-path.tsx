const line = 'fill-none stroke-accent stroke-2 [vector-effect:non-scaling-stroke]'

/** Where the two sources become one stream: downwards on phones, to the right on wide screens. */
export function Confluence() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 64" preserveAspectRatio="none" className="mt-4 h-16 w-full lg:hidden">
        <path className={line} d="M23 0C23 40 50 24 50 64M77 0C77 40 50 24 50 64" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 100 320" preserveAspectRatio="none" className="hidden h-80 w-full lg:block">
        <path className={line} d="M0 119C60 119 40 160 100 160M0 201C60 201 40 160 100 160" />
      </svg>
    </>
  )
}

/** A straight stretch of the path, marked with its direction. */
export function Stretch() {
  return (
    <div aria-hidden="true" className="relative my-4 h-14 w-0.5 bg-accent lg:my-0 lg:h-0.5 lg:w-full lg:self-center">
      <svg viewBox="0 0 12 12" className="absolute top-1/2 left-1/2 size-3 -translate-1/2 rotate-90 fill-none stroke-accent stroke-2 lg:rotate-0">
        <path d="M3 1l5 5-5 5" />
      </svg>
    </div>
  )
}

/** A message that has just arrived. */
export function EnquiryMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="size-24 fill-none stroke-[1.5]">
      <circle cx="48" cy="48" r="47" className="stroke-accent stroke-2" />
      <path d="M29 34.5a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v21a4 4 0 0 1-4 4H45l-9 8v-8h-3a4 4 0 0 1-4-4z" className="fill-surface stroke-ink" strokeLinejoin="round" />
      <path d="M37 41h22M37 49h14" className="stroke-line-strong" strokeLinecap="round" />
      <circle cx="67" cy="31" r="5.5" className="fill-brass stroke-canvas stroke-[2]" />
    </svg>
  )
}

const SWEEP = 240

/**
 * A dial from 0 to the minutes of the promise, its hand inside them.
 * @param minutes the promise.
 */
export function ReplyDial({ minutes, before, figure }: { minutes: number; before: string; figure: string }) {
  const marks = Array.from({ length: minutes + 1 }, (_, minute) => ({ minute, angle: angleOf(minute / minutes) }))
  const hand = angleOf(0.6)
  return (
    <div className="relative size-52">
      <svg aria-hidden="true" viewBox="-104 -104 208 208" className="absolute inset-0 fill-none">
        <circle r="103" className="fill-accent-soft stroke-accent stroke-2" />
        <path d={arc(84, 0, 1)} className="stroke-line-strong stroke-[1.5]" />
        <path d={arc(84, 0, 0.6)} className="stroke-accent stroke-[5]" strokeLinecap="round" />
        {marks.map(({ minute, angle }) => (
          <g key={minute}>
            <path d={`M${at(79, angle)}L${at(89, angle)}`} className="stroke-accent stroke-[1.5]" />
            <text
              x={round(66 * Math.sin(angle))}
              y={round(-66 * Math.cos(angle) + 6)}
              textAnchor="middle"
              className="fill-ink font-serif text-[1.125rem]"
            >
              {minute}
            </text>
          </g>
        ))}
        <path d={`M${at(-14, hand)}L${at(50, hand)}`} className="stroke-brass stroke-[2]" strokeLinecap="round" />
        <circle r="5" className="fill-brass" />
      </svg>
      <p className="absolute inset-x-0 bottom-6 text-center text-fine leading-tight text-muted">
        {before}
        <span className="figure block text-[1.375rem] leading-tight text-ink">{figure}</span>
      </p>
    </div>
  )
}

/** The week the path ends in, with the slot it has just filled. */
export function DiaryMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 208 160" className="w-52 fill-none stroke-[10]" strokeLinejoin="round">
      <rect x="1" y="1" width="206" height="158" rx="20" className="fill-surface stroke-accent stroke-2" />
      <path d={slots([0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19])} className="fill-accent-soft stroke-accent-soft" />
      <path d={slots([7])} className="fill-accent stroke-accent" />
      <path d={slots([9, 16])} className="stroke-line-strong" />
      <path d={slots([9, 16])} className="fill-surface stroke-surface stroke-[7]" />
    </svg>
  )
}

/** The outlines of slots, counted from the top left, five in a row. */
function slots(places: readonly number[]): string {
  return places.map((place) => `M${23 + (place % 5) * 36} ${22 + Math.floor(place / 5) * 32}h18v20h-18z`).join('')
}

/** Radians, clockwise from the top, for a share of the dial's sweep. */
function angleOf(share: number): number {
  return ((share - 0.5) * SWEEP * Math.PI) / 180
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function at(radius: number, angle: number): string {
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
}

function arc(radius: number, from: number, to: number): string {
  const long = (to - from) * SWEEP > 180 ? 1 : 0
  return `M${at(radius, angleOf(from))}A${radius} ${radius} 0 ${long} 1 ${at(radius, angleOf(to))}`
}
