import { ButtonLink } from '@/components/ui/button'
import { InvestmentPanel } from '@/components/prices/investment-panel'
import { Ledger } from '@/components/prices/ledger'
import type { PricingPackage } from '@/content/schema'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

/** Its four rows align with those of the card beside it. */
export function PackageCard({
  id,
  terms,
  sheet,
  popular = false,
}: {
  id: string
  terms: PricingPackage
  sheet: PricingSheet
  popular?: boolean
}) {
  const { name, summary, items, totalValue, investment } = terms
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={`row-span-4 grid grid-rows-subgrid gap-y-8 rounded-panel border bg-surface p-5 sm:p-8 lg:p-10 print:mb-12 print:block print:break-inside-avoid print:space-y-6 print:border-0 print:p-0 ${popular ? 'border-accent' : 'border-line'}`}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-name`}>{name}</h2>
          {popular && (
            <p className="rounded-full bg-accent-soft px-4 py-1.5 text-fine font-medium text-accent">{sheet.popular}</p>
          )}
        </div>
        <p className="mt-2 text-muted">{summary}</p>
      </div>
      <Ledger caption={name} items={items} totalValue={totalValue} labels={sheet.terms} className="self-start" />
      <InvestmentPanel
        id={`${id}-investment`}
        heading="h3"
        tone={popular ? 'accent' : 'plain'}
        investment={investment}
        labels={sheet.terms}
        glossary={sheet.glossary}
      />
      <ButtonLink action={sheet.cardAction} variant={popular ? 'solid' : 'outline'} />
    </article>
  )
}
