import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPounds, formatUnbrokenRange } from '@/lib/prices/money'
import { AttendanceSlots, FeeFigure, MonthlyFee, MonthSlots } from './commitment-drawings'
import { SpendBars } from './spend-bars'

const { minimum, fees, adSpend, privatePatients, reports } = qualify.commitments
const attended = reports.attended.filter(Boolean).length
const values = {
  months: figures.minimumMonths,
  fee: formatPounds(figures.perConsultation),
  essential: formatUnbrokenRange(essential.investment.adSpend.range),
  premium: formatUnbrokenRange(premium.investment.adSpend.range),
  attended,
  sum: formatPounds(attended * figures.perConsultation),
}
const items = [
  { ...minimum, drawing: <MonthSlots months={values.months} /> },
  {
    title: fees.title,
    text: undefined,
    drawing: (
      <div className="grid grid-cols-2 gap-x-m">
        {[essential, premium].map(({ name, investment }) => (
          <MonthlyFee key={name} fee={formatPounds(investment.monthly)} unit={interpolate(fees.unit, { name })} />
        ))}
      </div>
    ),
  },
  { ...adSpend, drawing: <SpendBars packages={[essential, premium]} /> },
  { ...privatePatients, drawing: <FeeFigure fee={values.fee} unit={privatePatients.unit} /> },
  { ...reports, drawing: <AttendanceSlots {...reports} label={interpolate(reports.example, values)} /> },
]

/** The commitments of a clinic, each with a drawing. */
export function Commitments() {
  return (
    <Section labelledBy="commitments" className="break-inside-avoid">
      <h2 id="commitments">{qualify.commitments.title}</h2>
      <ul className="mt-md">
        {items.map(({ title, text, drawing }) => (
          <li key={title} className="columns gap-y-6 border-t pt-5 pb-9 wide:pb-11">
            <div className="wide:col-span-5">
              <h3 className="display text-4xl">{interpolate(title, values)}</h3>
              {text && <p className="mt-2.5 max-w-aside">{interpolate(text, values)}</p>}
            </div>
            {/* A drawing says again what its text says. */}
            <div aria-hidden={text ? true : undefined} className="@container self-end wide:col-span-7">
              {drawing}
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t-6 pt-4 font-semibold">{priceLabels.vat}</p>
    </Section>
  )
}
