import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { figures } from '@/content/figures'
import { firstMonths } from '@/content/price-labels'
import type { Investment } from '@/content/types'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { paidSums } from '@/lib/prices/investment'
import { formatPoundRange, formatPounds, formatUnbrokenRange } from '@/lib/prices/money'
import { termCost, type TermCost } from '@/lib/prices/term-cost'
import { MonthColumns } from './month-columns'

type Props = { investment: Investment; months?: number }

/**
 * What a clinic pays during the minimum term: each month as a column, the sums of all months, and what is due after them.
 * Nothing without a minimum term.
 * @param months length of the minimum term.
 */
export function FirstMonths({ investment, months = figures.minimumMonths }: Props) {
  if (!investment.minimum) return null
  const { title, lead, extra, after } = firstMonths
  const cost = termCost(investment, months)
  const sums = { ...paidSums(investment), adSpend: cost.adSpend ? formatUnbrokenRange(cost.adSpend.monthly) : '' }
  return (
    <Section labelledBy="first-months" isBare className="first-months py-section">
      <TitleRow id="first-months" title={inMonths(title, months)} lead={lead} className="px-m pb-part" />
      <MonthColumns cost={cost} />
      <dl className="month-totals">
        {totalsOf(cost).map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="voice text-title">{sum}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-y-2 text-lead wide:grid-cols-2">
        <p className="px-m">{interpolate(extra, sums)}</p>
        <p className="px-m">{interpolate(cost.adSpend ? after.withAdSpend : after.feesOnly, sums)}</p>
      </div>
    </Section>
  )
}

/** Fills the number of months in words into a text that has a form for one month. */
function inMonths(text: typeof firstMonths.title | typeof firstMonths.termFees, months: number): string {
  return interpolate(countedText(months, text), { monthsInWords: numberWord(months) })
}

/** Lists the sums of a term with their names. */
function totalsOf({ months, fees, adSpend }: TermCost): [string, string][] {
  const { termFees, termAdSpend, together } = firstMonths
  const total: [string, string] = [inMonths(termFees, months), formatPounds(fees)]
  if (!adSpend) return [total]
  return [total, [termAdSpend, formatPoundRange(adSpend.term)], [together, formatPoundRange(adSpend.withFees)]]
}
