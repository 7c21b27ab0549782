import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'
import { AttendanceDrawing, MonthsDrawing, PrivatePatientsDrawing, SpendDrawing } from './commitment-drawings'

const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
const values = {
  months: figures.minimumMonths,
  fee: formatPounds(figures.perConsultation),
  essential: formatPoundRange(essential.investment.adSpend.range),
  premium: formatPoundRange(premium.investment.adSpend.range),
}
const items = [
  { ...minimum, drawing: <MonthsDrawing /> },
  { ...adSpend, drawing: <SpendDrawing /> },
  { ...privatePatients, drawing: <PrivatePatientsDrawing /> },
  { ...reports, drawing: <AttendanceDrawing /> },
]

export function Commitments() {
  return (
    <Section labelledBy="commitments" tone="sunken">
      <h2 id="commitments">{title}</h2>
      <ul className="mt-10 lg:mt-14">
        {items.map(({ title, text, drawing }) => (
          <li
            key={title}
            data-reveal
            className="grid gap-x-16 gap-y-3 border-t border-line-strong py-8 md:grid-cols-[1fr_16rem] md:items-center lg:grid-cols-[1fr_1.2fr_16rem]"
          >
            <h3 className="md:max-lg:col-start-1">{interpolate(title, values)}</h3>
            <p className="max-w-measure-lg text-muted md:max-lg:col-start-1">{interpolate(text, values)}</p>
            <div className="mt-2 md:col-start-2 md:row-[1/3] md:mt-0 lg:col-start-3 lg:row-auto" aria-hidden="true">
              {drawing}
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t border-line-strong pt-5 text-small text-muted">{priceLabels.vat}</p>
    </Section>
  )
}
