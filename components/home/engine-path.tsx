const line = 'fill-none stroke-accent stroke-[1.5] [vector-effect:non-scaling-stroke]'

/** Where the two sources become one stream: downwards on phones, to the right on wide screens. */
export function Confluence() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 64" preserveAspectRatio="none" className="mt-4 h-16 w-full lg:hidden">
        <path className={line} d="M22 0C22 40 50 24 50 64M78 0C78 40 50 24 50 64" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 100 288" preserveAspectRatio="none" className="hidden h-72 w-full lg:block">
        <path className={line} d="M0 99.25C60 99.25 40 144 100 144M0 188.75C60 188.75 40 144 100 144" />
      </svg>
    </>
  )
}

/** A straight stretch of the path, with its direction. */
export function Stretch() {
  return (
    <div
      aria-hidden="true"
      className="relative my-4 h-12 w-[1.5px] bg-accent after:absolute after:bottom-px after:left-1/2 after:size-2 after:-translate-x-1/2 after:rotate-135 after:border-t-[1.5px] after:border-r-[1.5px] after:border-accent lg:my-0 lg:h-[1.5px] lg:w-full lg:self-center lg:after:top-1/2 lg:after:right-px lg:after:bottom-auto lg:after:left-auto lg:after:translate-x-0 lg:after:-translate-y-1/2 lg:after:rotate-45"
    />
  )
}

/** A message that has just arrived. */
export function EnquiryMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="size-24 fill-none stroke-[1.5]">
      <circle cx="48" cy="48" r="47" className="stroke-accent" />
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
        <circle r="103.25" className="fill-accent-soft stroke-accent stroke-[1.5]" />
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
    <div aria-hidden="true" className="grid w-52 grid-cols-5 gap-1.5 rounded-panel border-[1.5px] border-accent bg-surface p-4">
      {Array.from({ length: 20 }, (_, slot) => (
        <span key={slot} className={`h-7 rounded-[0.375rem] ${slotLook(slot)}`} />
      ))}
    </div>
  )
}

function slotLook(slot: number): string {
  if (slot === 6) return 'bg-accent'
  return slot === 9 || slot === 17 ? 'border border-dashed border-line-strong/60' : 'bg-accent-soft'
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
