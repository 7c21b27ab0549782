import { Section } from '@/components/ui/section'
import { caseStudies } from '@/content/website'

/** Leads in a row of their drawing, and units of its grid between two. */
const COLUMNS = 31
const STEP = 10
const WIDTH = COLUMNS * STEP
const measureClass = 'mt-8 w-full lg:mt-10 print:mt-2 print:max-w-64'

export function CaseStudies() {
  return (
    <Section labelledBy="results">
      <h2 id="results">{caseStudies.title}</h2>
      <ul className="mt-10 lg:mt-14 print:mt-4">
        {caseStudies.items.map(({ id, headline, results: further, drawn, client, location }) => (
          <li
            key={id}
            className="grid gap-x-12 border-t border-line py-10 lg:py-14 print:break-inside-avoid print:py-3 wide:grid-cols-[1.45fr_1fr]"
            data-reveal
          >
            <h3 className="grid gap-y-4 wide:col-span-2 wide:grid-cols-subgrid wide:items-baseline-last">
              <span className="figure text-[max(min(22vw,5rem),min(15vw,12.5rem))] leading-[0.8] tracking-tight print:text-[4.5rem]">
                {headline.figure}
              </span>{' '}
              <span className="max-w-headline">{headline.text}</span>
            </h3>
            {drawn.all === drawn.booked ? <Slots count={drawn.all} /> : <Leads {...drawn} />}
            <div className="mt-6 print:mt-2 wide:col-start-2">
              {further.map(({ figure, text }) => (
                <p key={figure} className="flex items-baseline gap-3">
                  <span className="figure text-h3 text-brass">{figure}</span> <span>{text}</span>
                </p>
              ))}
              <p className="mt-4 text-small text-muted">
                {client}, {location}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A row of booked slots, one for each patient. */
function Slots({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 310 30" width="279" height="27" className={`${measureClass} max-w-120`}>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${index * 19.4})`}>
          <rect x="0.75" y="2" width="15" height="26" rx="4" className="fill-accent print-exact" />
          <path d="m4.6 15.2 2.6 2.6 4.8-5.4" className="fill-none stroke-on-accent stroke-[1.5]" />
        </g>
      ))}
    </svg>
  )
}

/** One stroke for each lead, where only some were booked. */
function Leads({ all, booked }: { all: number; booked: number }) {
  const height = Math.ceil(all / COLUMNS) * 20
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH * 0.9}
      height={height * 0.9}
      className={`${measureClass} max-w-100 fill-none stroke-[1.5] wide:max-w-none`}
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
