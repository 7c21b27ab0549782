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

/** Costs of the minimum term in three sums, and the monthly costs after it. */
export function FirstMonths({ investment }: { investment: TermInvestment }) {
  const { title, lead, after } = firstMonths
  const months = figures.minimumMonths
  const { fees, adSpend, withFees } = termCost(investment, months)
  const sums = [
    [firstMonths.fees, formatPounds(fees)],
    [firstMonths.adSpend, formatPoundRange(adSpend)],
    [firstMonths.together, formatPoundRange(withFees)],
  ]
  const monthly = {
    monthly: formatPounds(investment.monthly),
    adSpend: formatUnbrokenRange(investment.adSpend.range),
    fee: formatPounds(investment.perConsultation),
  }
  return (
    <Section labelledBy="first-months" className="break-inside-avoid border-t">
      <TitleRow
        id="first-months"
        title={interpolate(countedText(months, title), { monthsInWords: numberWord(months) })}
        lead={interpolate(lead, monthly)}
      />
      <dl className="mt-md columns items-end">
        {sums.map(([name, sum]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-3 last:border-t-6 last:font-semibold wide:col-span-4 wide:block"
          >
            <dt>{name}</dt>
            <dd className="ms-auto display text-5xl">{sum}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-text text-lg text-balance">{interpolate(after, monthly)}</p>
    </Section>
  )
}
