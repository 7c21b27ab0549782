import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { figures } from '@/content/figures'
import { firstMonths } from '@/content/price-labels'
import type { Package } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { paidSums } from '@/lib/prices/investment'
import { termCost } from '@/lib/prices/term-cost'
import { MonthColumns, MonthLegend } from './month-columns'
import { TermTable } from './term-table'

type Props = { pricePackage: Pick<Package, 'investment'>; months?: number }

/**
 * What a clinic pays during the minimum term: each month as a column, and the sums as a table. Nothing without a minimum
 * term.
 * @param months length of the minimum term.
 */
export function FirstMonths({ pricePackage: { investment }, months = figures.minimumMonths }: Props) {
  if (!investment.minimum) return null
  const { title, lead, extra } = firstMonths
  const cost = termCost(investment, months)
  const heading = months === 1 ? title.one : interpolate(title.many, { monthsInWords: numberWord(months) })
  return (
    <Section labelledBy="first-months" isBare className="break-inside-avoid py-section">
      <TitleRow id="first-months" title={heading} lead={lead} className="px-m" />
      <MonthColumns cost={cost} />
      <div className="columns gap-y-6 px-m pt-4">
        <div className="flex flex-col gap-6 wide:col-span-5">
          <MonthLegend cost={cost} />
          <p className="max-w-aside text-statement">{interpolate(extra, paidSums(investment))}</p>
        </div>
        <div className="wide:col-[6/13]">
          <TermTable caption={heading} cost={cost} />
        </div>
      </div>
    </Section>
  )
}
