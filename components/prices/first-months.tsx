import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { figures } from '@/content/figures'
import { firstMonths } from '@/content/price-labels'
import type { TermInvestment } from '@/content/schema'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { formatPoundRange, formatPounds, formatUnbrokenRange } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'
import { MonthColumns } from './month-columns'

type Props = { investment: TermInvestment; months?: number }

/**
 * Costs of the minimum term: a column for each month, the totals of the term, and the monthly costs after it.
 * @param months length of the minimum term.
 */
export function FirstMonths({ investment, months = figures.minimumMonths }: Props) {
  const { title, lead, termFees, termAdSpend, together, after } = firstMonths
  const { fees, adSpend, withFees } = termCost(investment, months)
  const inMonths = (text: typeof title | typeof termFees) =>
    interpolate(countedText(months, text), { monthsInWords: numberWord(months) })
  const totals = [
    [inMonths(termFees), formatPounds(fees)],
    [termAdSpend, formatPoundRange(adSpend)],
    [together, formatPoundRange(withFees)],
  ]
  const sums = {
    monthly: formatPounds(investment.monthly),
    adSpend: formatUnbrokenRange(investment.adSpend.range),
    fee: formatPounds(investment.perConsultation),
  }
  return (
    <Section labelledBy="first-months" isBare className="break-inside-avoid py-section">
      <TitleRow id="first-months" title={inMonths(title)} lead={interpolate(lead, sums)} className="px-m pb-md" />
      <MonthColumns investment={investment} months={months} />
      <dl className="mb-6 grid wide:grid-cols-4">
        {totals.map(([name, sum]) => (
          <div
            key={name}
            className="border-b px-m py-3 not-wide:not-phone:flex not-wide:not-phone:items-baseline not-wide:not-phone:justify-between last:font-semibold wide:not-first:ps-[calc(var(--m)/2)] wide:last:col-span-2"
          >
            <dt>{name}</dt>
            <dd className="display text-4xl">{sum}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-text px-m text-lg">{interpolate(after, sums)}</p>
    </Section>
  )
}
