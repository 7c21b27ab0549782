import { InvestmentPanel } from '@/components/prices/investment-panel'
import { Ledger } from '@/components/prices/ledger'
import { premium, premiumPage } from '@/content/premium'
import { glossary, priceLabels } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'

const { tab, items } = premiumPage.statement

export function PremiumPackage() {
  return (
    <section aria-labelledby="statement" className="pb-section container print:pb-0">
      <div className="rounded-t-panel bg-surface sm:px-8 inline-flex items-baseline gap-3 border border-b-0 border-line px-4 pt-3 pb-2 print:border-0 print:px-0">
        <h2 id="statement" className="text-h3">
          {tab}
        </h2>
        <p className="text-muted text-small">{interpolate(items, { count: premium.items.length })}</p>
      </div>
      <div className="rounded-panel bg-surface -mt-px grid rounded-tl-none border border-line print:block print:border-0">
        <div className="sm:p-8 lg:p-12 p-4 pt-5 print:p-0">
          <Ledger
            caption={premiumPage.title}
            items={premium.items}
            totalValue={premium.totalValue}
            labels={priceLabels}
            numbered
          />
        </div>
        <div className="rounded-panel bg-accent text-on-accent band -m-px print:m-0 print:mt-3">
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
