import { InvestmentPanel } from '@/components/prices/investment-panel'
import { Ledger } from '@/components/prices/ledger'
import { premium, premiumPage } from '@/content/premium'
import { glossary, priceLabels } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'

const { tab, items } = premiumPage.statement

export function PremiumPackage() {
  return (
    <section aria-labelledby="statement" className="container pb-section print:pb-0">
      <div className="inline-flex items-baseline gap-3 rounded-t-panel border border-b-0 border-line bg-surface px-4 pt-3 pb-2 sm:px-8 print:border-0 print:px-0">
        <h2 id="statement" className="text-h3">
          {tab}
        </h2>
        <p className="text-small text-muted">{interpolate(items, { count: premium.items.length })}</p>
      </div>
      <div className="-mt-px grid rounded-panel rounded-tl-none border border-line bg-surface print:block print:border-0">
        <div className="p-4 pt-5 sm:p-8 lg:p-12 print:p-0">
          <Ledger
            caption={premiumPage.title}
            items={premium.items}
            totalValue={premium.totalValue}
            labels={priceLabels}
            numbered
          />
        </div>
        <div className="-m-px rounded-panel bg-accent text-on-accent band print:m-0 print:mt-3">
          <InvestmentPanel
            id="investment"
            heading="h3"
            investment={premium.investment}
            labels={priceLabels}
            glossary={Object.values(glossary)}
            action={premiumPage.action}
            className="lg:p-12 print:px-4 print:py-3"
          />
        </div>
      </div>
    </section>
  )
}
