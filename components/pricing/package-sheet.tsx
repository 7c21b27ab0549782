import { InvestmentTable } from '@/components/prices/investment-table'
import { Ledger } from '@/components/prices/ledger'
import { Price, TotalValue } from '@/components/prices/price'
import { ButtonLink } from '@/components/ui/button'
import { priceLabels } from '@/content/price-labels'
import type { PricingContent } from '@/lib/prices/pricing-content'

const PART = 'bg-inherit px-m pt-8 paper:pt-3'

type Props = { id: keyof PricingContent['packages']; content: PricingContent; isPopular?: boolean }

/** A package. `display: contents` makes its four parts cells of the grid in opened-pricing.tsx. */
export function PackageSheet({ id, content, isPopular = false }: Props) {
  const { name, summary, items, totalValue, investment } = content.packages[id]
  const missing = id === 'core' ? content.missingInCore : undefined
  return (
    <article aria-labelledby={`${id}-name`} className={`contents ${isPopular ? 'theme-inverse' : 'theme-white'}`}>
      <div className={PART}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-name`}>{name}</h2>
          {isPopular && content.popular && (
            <p className="border px-3 py-1 text-sm font-semibold paper:order-last">{content.popular}</p>
          )}
          <div className="phone:w-full">
            <Price pounds={investment.monthly} />
          </div>
        </div>
        <p className="mt-2 max-w-aside text-lg">{summary}</p>
      </div>
      <div className={PART}>
        <Ledger caption={name} items={items} missing={missing} />
      </div>
      <div className="bg-inherit px-m">
        <TotalValue pounds={totalValue} />
      </div>
      <div className={`${PART} break-inside-avoid pb-8 wide:pb-12`}>
        <h3 className="mb-5">
          <span className="paper-only">{name}:</span> {priceLabels.investment}
        </h3>
        <InvestmentTable investment={investment} isMonthlyShown />
        <ButtonLink action={content.cardAction} className="mt-4 w-full" />
      </div>
    </article>
  )
}
