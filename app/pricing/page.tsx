import { gateScript } from '@/.generated/early'
import sealedPricing from '@/.generated/sealed-pricing.json'
import { PricingGate } from '@/components/pricing/pricing-gate'
import { SiteLayout } from '@/components/site/site-layout'
import { Fitted } from '@/components/ui/fitted'
import { gate } from '@/content/gate'
import { EarlyScript } from '@/first-paint/markup'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/pricing')

export default function PricingPage() {
  return (
    <SiteLayout path="/pricing">
      <EarlyScript code={gateScript} />
      <PricingGate payload={sealedPricing} labels={gate} title={<Fitted text={gate.title} />} />
    </SiteLayout>
  )
}
