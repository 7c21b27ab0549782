import { Eyebrow } from '@/components/ui/eyebrow'
import { InvestmentPanel } from '@/components/prices/investment-panel'
import { Ledger } from '@/components/prices/ledger'
import { essential, essentialPage } from '@/content/essential'
import { glossary, priceTerms } from '@/content/price-terms'

/** The headline stays beside the statement for as long as it is read. */
export function PackageDetails() {
  return (
    <div className="container grid gap-x-16 gap-y-10 pt-14 pb-16 md:pt-20 md:pb-24 lg:grid-cols-[1fr_1.25fr] lg:pb-32 print:block print:py-6">
      <div className="self-start lg:sticky lg:top-[calc(var(--top-bar)+4rem)]">
        <Eyebrow>{essentialPage.eyebrow}</Eyebrow>
        <h1 className="mt-4 lg:text-[clamp(3.75rem,5.6vw,5rem)] print:mt-1">{essentialPage.title}</h1>
        <p className="mt-6 max-w-[25em] text-lead text-muted print:mt-2 print:max-w-none">{essentialPage.lead}</p>
      </div>
      <div className="print:mt-4">
        <Ledger caption={essentialPage.title} items={essential.items} words={priceTerms} />
        <InvestmentPanel
          id="investment"
          totalValue={essential.totalValue}
          investment={essential.investment}
          words={priceTerms}
          glossary={Object.values(glossary)}
          className="mt-6 print:mt-4"
        />
      </div>
    </div>
  )
}
