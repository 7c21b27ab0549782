import { Ledger } from '@/components/prices/ledger'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'

const { title, lead } = premiumPage

export function PremiumPackage() {
  return (
    <Section labelledBy="premium" className="pt-9!">
      <h1 id="premium">
        <Fitted text={title} wide={9} narrow={4.6} />
      </h1>
      <p className="mt-6 mb-[clamp(3rem,5vw,8rem)] max-w-[34em] text-lead">{lead}</p>
      <Ledger caption={title} items={premium.items} totalValue={premium.totalValue} labels={priceLabels} isNumbered />
    </Section>
  )
}
