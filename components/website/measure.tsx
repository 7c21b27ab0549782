const COLUMNS = 31
const STEP = 10
const className = 'mt-8 w-full lg:mt-10 print:mt-2 print:max-w-64'

/** A row of booked slots, one for each patient; or one stroke for each lead, where only some were booked. */
export function Measure({ all, booked }: { all: number; booked: number }) {
  return all === booked ? <Slots count={all} /> : <Leads all={all} booked={booked} />
}

function Slots({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 310 30" className={`${className} max-w-120`}>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${index * 19.4})`}>
          <rect x="0.75" y="2" width="15" height="26" rx="4" className="fill-accent print-exact" />
          <path d="m4.6 15.2 2.6 2.6 4.8-5.4" className="fill-none stroke-on-accent stroke-[1.5]" />
        </g>
      ))}
    </svg>
  )
}

function Leads({ all, booked }: { all: number; booked: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * STEP} ${Math.ceil(all / COLUMNS) * 20}`}
      className={`${className} max-w-100 fill-none stroke-[1.5] wide:max-w-none`}
      strokeLinecap="round"
    >
      <path d={strokes(booked, all)} className="stroke-line-strong" />
      <path d={strokes(0, booked)} className="stroke-accent stroke-[4]" />
    </svg>
  )
}

function strokes(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((at) => `M${(at % COLUMNS) * STEP + 5} ${Math.floor(at / COLUMNS) * 20 + 4}v12`)
    .join('')
}
