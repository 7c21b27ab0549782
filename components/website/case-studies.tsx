import { Section } from '@/components/ui/section'
import { caseStudies } from '@/content/website'

/** Strokes in a row of leads, and the units of the drawing between two of them. */
const COLUMNS = 31
const STEP = 10
const WIDTH = COLUMNS * STEP
/** Booked slots in a row, and the units of the drawing between two slots and between two rows. */
const SLOT_COLUMNS = 16
const SLOT_STEP = 19.4
const SLOT_ROW_HEIGHT = 30

const drawingClass = 'mt-8 w-full lg:mt-10 print:mt-2 print:max-w-64'

export function CaseStudies() {
  return (
    <Section labelledBy="results">
      <h2 id="results">{caseStudies.title}</h2>
      <ul className="lg:mt-14 mt-10 print:mt-4">
        {caseStudies.items.map(({ id, headline, results: further, counts, client, location }) => (
          <li
            key={id}
            className="lg:py-14 grid gap-x-12 border-t border-line py-10 print:break-inside-avoid print:py-3 wide:grid-cols-[1.45fr_1fr]"
            data-reveal
          >
            <h3 className="grid gap-y-4 wide:col-span-2 wide:grid-cols-subgrid wide:items-baseline-last">
              <span className="figure text-[max(min(22vw,5rem),min(15vw,12.5rem))] leading-[0.8] tracking-tight print:text-[4.5rem]">
                {headline.figure}
              </span>{' '}
              <span className="max-w-headline">{headline.text}</span>
            </h3>
            {counts.all === counts.booked ? <BookedSlots count={counts.all} /> : <Leads {...counts} />}
            <div className="mt-6 print:mt-2 wide:col-start-2">
              {further.map(({ figure, text }) => (
                <p key={figure} className="flex items-baseline gap-3">
                  <span className="figure text-h3 text-brass">{figure}</span> <span>{text}</span>
                </p>
              ))}
              <p className="text-muted mt-4 text-small">
                {client}, {location}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Booked slots, one for each patient. */
function BookedSlots({ count }: { count: number }) {
  const height = Math.ceil(count / SLOT_COLUMNS) * SLOT_ROW_HEIGHT
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH * 0.9}
      height={height * 0.9}
      className={`${drawingClass} max-w-120`}
    >
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={slotPosition(index)}>
          <rect x="0.75" y="2" width="15" height="26" rx="4" className="fill-accent print-exact" />
          <path d="m4.6 15.2 2.6 2.6 4.8-5.4" className="stroke-on-accent fill-none stroke-[1.5]" />
        </g>
      ))}
    </svg>
  )
}

function slotPosition(index: number): string {
  const x = (index % SLOT_COLUMNS) * SLOT_STEP
  const row = Math.floor(index / SLOT_COLUMNS)
  return row > 0 ? `translate(${x} ${row * SLOT_ROW_HEIGHT})` : `translate(${x})`
}

/** One stroke for each lead; the booked ones are emphasised. */
function Leads({ all, booked }: { all: number; booked: number }) {
  const height = Math.ceil(all / COLUMNS) * 20
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH * 0.9}
      height={height * 0.9}
      className={`${drawingClass} max-w-100 fill-none stroke-[1.5] wide:max-w-none`}
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
