import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'

const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
const packages = [essential, premium]
/** Word joiners keep each range on one line. */
const [essentialSpend, premiumSpend] = packages.map(({ investment }) =>
  formatPoundRange(investment.adSpend.range).replace('–', '–\u2060'),
)
const values = {
  months: figures.minimumMonths,
  fee: formatPounds(figures.perConsultation),
  essential: essentialSpend!,
  premium: premiumSpend!,
}
const items = [
  { ...minimum, figure: <MonthSlots /> },
  { ...adSpend, figure: <SpendBars /> },
  { ...privatePatients, figure: <Fee /> },
  { ...reports, figure: <AttendanceSlots /> },
]

export function Commitments() {
  return (
    <Section labelledBy="commitments" ground="deep">
      <h2 id="commitments">{title}</h2>
      <ul className="mt-group">
        {items.map(({ title, text, figure }) => (
          <li key={title} className="columns gap-y-6 border-t pt-5 pb-9 wide:pb-[3.4vw]">
            <div className="wide:col-span-5">
              <h3 className="voice text-title">{interpolate(title, values)}</h3>
              <p className="mt-2.5 max-w-[27em]">{interpolate(text, values)}</p>
            </div>
            <div aria-hidden="true" className="@container self-end wide:col-span-7">
              {figure}
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t-[0.4rem] pt-4 font-semibold">{priceLabels.vat}</p>
    </Section>
  )
}

/** A white slot for each month of the minimum term, over a red rule, then an open one. */
function MonthSlots() {
  return (
    <p
      className="grid auto-cols-fr grid-flow-col display-[var(--size)] paper:text-[3rem]"
      style={{ '--size': `${85 / (values.months + 1)}cqi` }}
    >
      {Array.from({ length: values.months }, (_, index) => (
        <span key={index} className="month-slot reveal-[fill-y] voice trim-caps">
          {index + 1}
        </span>
      ))}
      <span className="border border-dashed [border-left-style:solid] border-s-ink" />
    </p>
  )
}

/** The recommended ad spend of each package as a bar on one scale, with a line every £500. */
function SpendBars() {
  const max = Math.max(...packages.map(({ investment }) => investment.adSpend.range.to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  return (
    <div className="text-small font-semibold">
      <div
        className="border-e border-line bg-[linear-gradient(90deg,var(--color-line)_1px,transparent_0)]"
        style={{ backgroundSize: `${percent(500)} 100%` }}
      >
        {packages.map(({ name, investment: { adSpend } }) => (
          <p key={name} className="border-b border-ink pt-2" style={{ '--from': percent(adSpend.range.from) }}>
            <span className="block bg-deep ps-[calc(min(var(--from),100%-6rem)+0.35rem)]">{name}</span>
            <span
              className="spend-range mt-1 block reveal-[wipe]"
              style={{ marginInlineStart: 'var(--from)', width: percent(adSpend.range.to - adSpend.range.from) }}
            />
          </p>
        ))}
      </div>
      <p className="flex justify-between pt-1.5">
        <span>{formatPounds(0)}</span>
        <span>{formatPounds(max)}</span>
      </p>
    </div>
  )
}

/** The gap is wider than the side bearing of any last figure. The label is below the fee where it has no space beside it. */
function Fee() {
  return (
    <p className="flex flex-wrap items-end gap-x-[max(1rem,5cqi)] gap-y-4">
      <span className="block w-1/2 wide:w-[42%]">
        <Fitted text={values.fee} />
      </span>
      <span className="max-w-[7em] text-name font-semibold wide:max-w-[14em]">{privatePatients.unit}</span>
    </p>
  )
}

/** A row of consultations: the attended ones are white, and one is struck out. */
function AttendanceSlots() {
  return (
    <>
      <p className="grid grid-cols-5">
        {[true, true, true, false, true].map((attended, index) => (
          <span key={index} className={attended ? 'attended-slot reveal-[fill-y]' : 'missed-slot'} />
        ))}
      </p>
      <p className="mt-2 text-small">{reports.example}</p>
    </>
  )
}
