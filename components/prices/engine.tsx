import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import type { Action, Package } from '@/content/types'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'
import { Conditions } from './conditions'
import { Fee } from './fee'
import { FirstMonths } from './first-months'
import { Ledger } from './ledger'
import { Price, TotalValue } from './price'

type Props = { pricePackage: Package; page: { title: string; lead: string; action: Action } }

/** The template of /premium and /essential: the fee, the services and their total value, the terms, and the first months. */
export function Engine({ pricePackage, page: { title, lead, action } }: Props) {
  const { items, totalValue, investment } = pricePackage
  const { width, advance } = measureLine(formatPounds(investment.monthly))
  const fee = (
    <Price pounds={investment.monthly} labels={priceLabels} width={round(width, 4)} advance={round(advance, 4)} />
  )
  return (
    <>
      <header className="columns gap-y-8 px-m pt-8 pb-group low:gap-y-4">
        <h1 className="wide:col-span-12">
          <Fitted text={title} maxEm={9} maxEmNarrow={4.6} />
        </h1>
        <p className="max-w-text text-statement text-balance wide:col-span-5 wide:self-end">{lead}</p>
        <div className="wide:col-[7/13]">
          {fee}
          <p className="text-name font-semibold">
            <Fee investment={investment} labels={priceLabels} />
          </p>
        </div>
      </header>
      <div className="px-m pb-section paper:pb-0">
        <Ledger caption={title} items={items} labels={priceLabels} />
        <TotalValue pounds={totalValue} labels={priceLabels} />
      </div>
      <Section labelledBy="investment" ground="night" isBare className="investment columns gap-y-6">
        <div className="wide:col-span-4">
          <h2 id="investment">{priceLabels.investment}</h2>
          {fee}
        </div>
        <div className="wide:col-[7/13]">
          <Conditions investment={investment} labels={priceLabels} action={action} />
        </div>
      </Section>
      <FirstMonths investment={investment} />
    </>
  )
}
