import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { priceLabels } from '@/content/price-labels'
import type { Action, TermPackage } from '@/content/schema'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'
import { PRICE_TRACKING } from '@/lib/typography/display'
import { Fee } from './fee'
import { Ledger } from './ledger'
import { Price, TotalValue } from './price'

type Props = { pricePackage: TermPackage; page: { title: string; lead: string; action: Action } }

/** The beginning of /premium and /essential: the fee with a button, and the services with their total value. */
export function PackageIntroduction({ pricePackage, page: { title, lead, action } }: Props) {
  const { items, totalValue, investment } = pricePackage
  const { advance } = measureLine(formatPounds(investment.monthly), { tracking: PRICE_TRACKING })
  return (
    <>
      <header className="columns gap-y-8 px-m pt-8 pb-lg short:gap-y-4 short:pt-4">
        <h1 className="wide:col-span-12">
          <Fitted text={title} maxEm={9} maxEmNarrow={4.6} />
        </h1>
        <div className="wide:col-span-7">
          <Price pounds={investment.monthly} advance={round(advance, 4)} />
          <p className="text-xl font-semibold">
            <Fee investment={investment} />
          </p>
        </div>
        <div className="wide:col-[8/13] wide:self-end">
          <p className="text-2xl wide:text-balance">{lead}</p>
          <ButtonLink action={action} className="mt-6 short:mt-3" />
        </div>
      </header>
      <div className="px-m pb-section">
        <Ledger caption={title} items={items} />
        <TotalValue pounds={totalValue} />
        <p className="mt-3 text-sm">{priceLabels.valueNote}</p>
      </div>
    </>
  )
}
