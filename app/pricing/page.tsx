import sealedPricing from '@/.generated/sealed-pricing.json'
import { PricingGate } from '@/components/pricing/pricing-gate'
import { SiteLayout } from '@/components/site/site-layout'
import { EarlyScript } from '@/components/ui/early-script'
import { Fitted } from '@/components/ui/fitted'
import { gate } from '@/content/gate'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/pricing')

export default function PricingPage() {
  return (
    <SiteLayout path="/pricing">
      <EarlyScript entry="lib/gate/early.ts" />
      <PricingGate payload={sealedPricing} labels={gate} title={<Fitted text={gate.title} />} />
    </SiteLayout>
  )
}
