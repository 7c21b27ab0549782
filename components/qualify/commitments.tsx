import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'
import { AttendanceSlots, FeeFigure, MonthSlots, SpendBars } from './commitment-figures'

const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
const values = {
  months: figures.minimumMonths,
  fee: formatPounds(figures.perConsultation),
  essential: formatPoundRange(essential.investment.adSpend.range),
  premium: formatPoundRange(premium.investment.adSpend.range),
}
const items = [
  { ...minimum, figure: <MonthSlots months={values.months} /> },
  { ...adSpend, figure: <SpendBars packages={[essential, premium]} /> },
  { ...privatePatients, figure: <FeeFigure fee={values.fee} unit={privatePatients.unit} /> },
  { ...reports, figure: <AttendanceSlots /> },
]

export function Commitments() {
  return (
    <Section labelledBy="commitments" ground="deep">
      <h2 id="commitments">{title}</h2>
      <ul className="mt-[clamp(2.2rem,4.4vw,6rem)]">
        {items.map(({ title, text, figure }) => (
          <li key={title} className="columns gap-y-6 border-t pt-5 pb-9 wide:pb-[3.4vw]">
            <div className="wide:col-span-5">
              <h3 className="voice text-[clamp(2.3rem,3.6vw,5.4rem)]">{interpolate(title, values)}</h3>
              <p className="mt-2.5 max-w-[27em]">{interpolate(text, values)}</p>
            </div>
            <div aria-hidden="true" className="self-end wide:col-span-7">
              {figure}
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t-[0.4rem] pt-4 font-semibold">{priceLabels.vat}</p>
    </Section>
  )
}
