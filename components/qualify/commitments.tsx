import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { AttendanceSlots, FeeFigure, MonthSlots, PackageAmounts } from './commitment-drawings'
import { SpendBars } from './spend-bars'

const { minimum, setup, fees, either, adSpend, privatePatients, reports } = qualify.commitments
const packages = [essential, premium]
const setupFees = packages.map(({ name, investment }) => ({ name, amount: investment.setup.price }))
const monthlyFees = packages.map(({ name, investment }) => ({ name, amount: investment.monthly }))
const attended = reports.attended.filter(Boolean).length
const values = {
  months: figures.minimumMonths,
  fee: formatPounds(figures.perConsultation),
  attended,
  sum: formatPounds(attended * figures.perConsultation),
}
const items = [
  { ...minimum, drawing: <MonthSlots months={values.months} /> },
  { title: setup.title, drawing: <PackageAmounts amounts={setupFees} unit={setup.unit} either={either} /> },
  {
    title: fees.title,
    text: priceLabels.vat,
    drawing: <PackageAmounts amounts={monthlyFees} unit={fees.unit} either={either} />,
  },
  { ...adSpend, drawing: <SpendBars packages={packages} /> },
  { ...privatePatients, drawing: <FeeFigure fee={values.fee} unit={privatePatients.unit} /> },
  { ...reports, drawing: <AttendanceSlots {...reports} label={interpolate(reports.example, values)} /> },
]

/** The commitments of a clinic, each with its amounts or a drawing. */
export function Commitments() {
  return (
    <Section labelledBy="commitments" className="break-inside-avoid">
      <h2 id="commitments">{qualify.commitments.title}</h2>
      <ul className="mt-md">
        {items.map(({ title, text, drawing }) => (
          <li key={title} className="columns gap-y-6 border-t pt-5 pb-9 wide:pb-11 paper:pb-6">
            <div className="wide:col-span-5">
              <h3 className="display text-4xl">{interpolate(title, values)}</h3>
              {text && <p className="mt-2.5 max-w-aside">{interpolate(text, values)}</p>}
            </div>
            <div className="@container self-end wide:col-span-7">{drawing}</div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
