const line = 'fill-none stroke-accent stroke-2 [vector-effect:non-scaling-stroke]'

/** Two lines that join: downwards on phones, to the right on wide screens. */
export function Confluence() {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 64"
        width="100"
        height="64"
        preserveAspectRatio="none"
        className="mt-4 h-16 w-full lg:hidden"
      >
        <path className={line} d="M23 0C23 40 50 24 50 64M77 0C77 40 50 24 50 64" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 320"
        width="100"
        height="320"
        preserveAspectRatio="none"
        className="hidden h-80 w-full lg:block"
      >
        <path className={line} d="M0 119C60 119 40 160 100 160M0 201C60 201 40 160 100 160" />
      </svg>
    </>
  )
}

/** A line with an arrowhead. */
export function Connector() {
  return (
    <div aria-hidden="true" className="relative my-4 h-14 w-0.5 bg-accent lg:my-0 lg:h-0.5 lg:w-full lg:self-center">
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        className="absolute top-1/2 left-1/2 size-3 -translate-1/2 rotate-90 fill-none stroke-accent stroke-2 lg:rotate-0"
      >
        <path d="M3 1l5 5-5 5" />
      </svg>
    </div>
  )
}

export function EnquiryIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" width="96" height="96" className="size-24 fill-none stroke-[1.5]">
      <circle cx="48" cy="48" r="47" className="stroke-accent stroke-2" />
      <path
        d="M29 34.5a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v21a4 4 0 0 1-4 4H45l-9 8v-8h-3a4 4 0 0 1-4-4z"
        className="fill-surface stroke-ink"
        strokeLinejoin="round"
      />
      <path d="M37 41h22M37 49h14" className="stroke-line-strong" strokeLinecap="round" />
      <circle cx="67" cy="31" r="5.5" className="fill-brass stroke-canvas stroke-[2]" />
    </svg>
  )
}

export function DiaryIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 208 160"
      width="208"
      height="160"
      className="w-52 fill-none stroke-[10]"
      strokeLinejoin="round"
    >
      <rect x="1" y="1" width="206" height="158" rx="20" className="fill-surface stroke-accent stroke-2" />
      <path
        d={slots([0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19])}
        className="fill-accent-soft stroke-accent-soft"
      />
      <path d={slots([7])} className="fill-accent stroke-accent" />
      <path d={slots([9, 16])} className="stroke-line-strong" />
      <path d={slots([9, 16])} className="fill-surface stroke-surface stroke-[7]" />
    </svg>
  )
}

/** The outlines of slots, by index from the top left, five in a row. */
function slots(places: readonly number[]): string {
  return places.map((place) => `M${23 + (place % 5) * 36} ${22 + Math.floor(place / 5) * 32}h18v20h-18z`).join('')
}
