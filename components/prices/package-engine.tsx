import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import type { Action, TermPackage } from '@/content/schema'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'
import { PRICE_TRACKING } from '@/lib/typography/voice'
import { Conditions } from './conditions'
import { Fee } from './fee'
import { FirstMonths } from './first-months'
import { Ledger } from './ledger'
import { Price, TotalValue } from './price'

type Props = { pricePackage: TermPackage; page: { title: string; lead: string; action: Action } }

/** The template of /premium and /essential: the fee, the services with their total value, the terms, and the first months. */
export function PackageEngine({ pricePackage, page: { title, lead, action } }: Props) {
  const { items, totalValue, investment } = pricePackage
  const { advance } = measureLine(formatPounds(investment.monthly), { tracking: PRICE_TRACKING })
  return (
    <>
      <header className="columns gap-y-8 px-m pt-8 pb-group low:gap-y-4">
        <h1 className="wide:col-span-12">
          <Fitted text={title} maxEm={9} maxEmNarrow={4.6} />
        </h1>
        <p className="max-w-text text-statement not-phone:text-balance wide:col-span-5 wide:self-end">{lead}</p>
        <div className="wide:col-[7/13]">
          <Price pounds={investment.monthly} advance={round(advance, 4)} />
          <p className="text-name font-semibold">
            <Fee investment={investment} />
          </p>
        </div>
      </header>
      <div className="px-m pb-section paper:pb-0">
        <Ledger caption={title} items={items} />
        <TotalValue pounds={totalValue} />
      </div>
      <Section
        labelledBy="investment"
        ground="night"
        className="columns break-inside-avoid gap-y-6 paper:pt-2 paper:pb-0"
      >
        <div className="wide:col-span-6">
          <h2 id="investment" className="mb-6">
            {priceLabels.investment}
          </h2>
          <Price pounds={investment.monthly} />
        </div>
        <div className="wide:col-[7/13]">
          <Conditions investment={investment} action={action} />
        </div>
      </Section>
      <FirstMonths investment={investment} />
    </>
  )
}
