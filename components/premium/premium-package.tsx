import { Ledger } from '@/components/prices/ledger'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'

const { tab, items } = premiumPage.statement

export function PremiumPackage() {
  return (
    <Section labelledBy="premium" className="pt-6! wide:pt-8!">
      <p className="font-semibold">{premiumPage.eyebrow}</p>
      <h1 id="premium" className="mt-5">
        <Fitted text={premiumPage.title} wide={9} narrow={4.6} />
      </h1>
      <p className="mt-6 max-w-[34em] text-lead">{premiumPage.lead}</p>
      <div className="mt-[clamp(3rem,6vw,9rem)] mb-6 flex items-baseline justify-between gap-4">
        <h2>{tab}</h2>
        <p className="font-semibold">{interpolate(items, { count: premium.items.length })}</p>
      </div>
      <Ledger
        caption={premiumPage.title}
        items={premium.items}
        totalValue={premium.totalValue}
        labels={priceLabels}
        isNumbered
      />
    </Section>
  )
}
