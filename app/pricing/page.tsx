import { NoFlash } from '@/components/gate/no-flash'
import { LockedPricing } from '@/components/pricing/locked-pricing'
import { Frame } from '@/components/site/frame'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { pageMetadata } from '@/lib/metadata'
import { sealedPricing } from '@/lib/sealed-pricing'

export const metadata = pageMetadata('/pricing')

export default async function PricingPage() {
  return (
    <Frame path="/pricing">
      <NoFlash />
      <LockedPricing envelope={await sealedPricing()} words={gate} monogram={site.name.slice(0, 1)} />
    </Frame>
  )
}
