import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { Package } from '@/content/types'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'

const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
const packages: readonly Package[] = [essential, premium]
/** A word joiner keeps the range on one line. */
const spendOf = ({ investment }: Package) => formatPoundRange(investment.adSpend.range).replace('–', '–\u2060')
const values = {
  months: figures.minimumMonths,
  fee: formatPounds(figures.perConsultation),
  essential: spendOf(essential),
  premium: spendOf(premium),
}
/** Pounds between two lines of the scale of the ad spend. */
const SPEND_INTERVAL = 500
/** An example: the missed consultation is struck out. */
const ATTENDED = [true, true, true, false, true]

const items = [
  { ...minimum, figure: <MonthSlots /> },
  { ...adSpend, figure: <SpendBars /> },
  { ...privatePatients, figure: <Fee /> },
  { ...reports, figure: <AttendanceSlots /> },
]

/** What a clinic commits to, each with a drawing of it. */
export function Commitments() {
  return (
    <Section labelledBy="commitments" ground="deep">
      <h2 id="commitments">{title}</h2>
      <ul className="mt-group">
        {items.map(({ title, text, figure }) => (
          <li key={title} className="columns gap-y-6 border-t pt-5 pb-9 wide:pb-12">
            <div className="wide:col-span-5">
              <h3 className="voice text-title">{interpolate(title, values)}</h3>
              <p className="mt-2.5 max-w-aside">{interpolate(text, values)}</p>
            </div>
            <div aria-hidden="true" className="@container self-end wide:col-span-7">
              {figure}
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t-6 pt-4 font-semibold">{priceLabels.vat}</p>
    </Section>
  )
}

/** A white slot for each month of the minimum term, over a red rule, then an open one. */
function MonthSlots() {
  return (
    <p className="month-slots" style={{ '--slots': values.months + 1 }}>
      {Array.from({ length: values.months }, (_, index) => (
        <span key={index} className="month-slot reveal-[fill-y]">
          {index + 1}
        </span>
      ))}
      <span className="open-month" />
    </p>
  )
}

/** The recommended ad spend of each package as a bar on one scale. */
function SpendBars() {
  const max = Math.max(...packages.map(({ investment }) => investment.adSpend.range.to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  return (
    <div className="text-small font-semibold">
      <div className="spend-scale" style={{ '--interval': percent(SPEND_INTERVAL) }}>
        {packages.map(({ name, investment: { adSpend } }) => {
          const { from, to } = adSpend.range
          return (
            <p
              key={name}
              className="border-b border-ink pt-2"
              style={{ '--from': percent(from), '--length': percent(to - from) }}
            >
              <span className="spend-name">{name}</span>
              <span className="spend-bar reveal-[wipe]" />
            </p>
          )
        })}
      </div>
      <p className="flex justify-between pt-1.5">
        <span>{formatPounds(0)}</span>
        <span>{formatPounds(max)}</span>
      </p>
    </div>
  )
}

/** The fee and what it is for. */
function Fee() {
  return (
    <p className="fee">
      <span>
        <Fitted text={values.fee} />
      </span>
      <span className="fee-unit text-name font-semibold">{privatePatients.unit}</span>
    </p>
  )
}

/** A row of consultations: the attended ones are white, and the missed one is struck out. */
function AttendanceSlots() {
  return (
    <>
      <p className="grid grid-cols-5">
        {ATTENDED.map((isAttended, index) => (
          <span key={index} className={isAttended ? 'attended-slot reveal-[fill-y]' : 'missed-slot'} />
        ))}
      </p>
      <p className="mt-2 text-small">{reports.example}</p>
    </>
  )
}
