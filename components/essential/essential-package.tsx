import { InvestmentPanel } from '@/components/prices/investment-panel'
import { Ledger } from '@/components/prices/ledger'
import { PageHeader } from '@/components/ui/page-header'
import { essential, essentialPage } from '@/content/essential'
import { glossary, priceLabels } from '@/content/price-labels'

/** On wide screens, the header is sticky next to the ledger. */
export function EssentialPackage() {
  return (
    <div className="container grid gap-x-16 gap-y-10 pt-14 pb-section md:pt-20 lg:grid-cols-[1fr_1.25fr] print:block print:py-6">
      <PageHeader
        eyebrow={essentialPage.eyebrow}
        title={essentialPage.title}
        lead={essentialPage.lead}
        className="self-start lg:sticky lg:top-[calc(var(--top-bar)+4rem)]"
        titleClass="lg:text-[clamp(3.75rem,5.6vw,5rem)] print:mt-1"
        leadClass="max-w-122 print:mt-2 print:max-w-none"
      />
      <div className="print:mt-4">
        <Ledger caption={essentialPage.title} items={essential.items} labels={priceLabels} />
        <InvestmentPanel
          id="investment"
          totalValue={essential.totalValue}
          investment={essential.investment}
          labels={priceLabels}
          glossary={Object.values(glossary)}
          action={essentialPage.action}
          className="mt-6 print:mt-4"
        />
      </div>
    </div>
  )
}
