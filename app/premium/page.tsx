import { Closing } from '@/components/premium/closing'
import { PackageDetails } from '@/components/premium/package-details'
import { Opening } from '@/components/premium/opening'
import { ValueScale } from '@/components/premium/value-scale'
import { SiteLayout } from '@/components/site/site-layout'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/premium')

export default function PremiumPage() {
  return (
    <SiteLayout path="/premium">
      <Opening />
      <PackageDetails />
      <ValueScale />
      <Closing />
    </SiteLayout>
  )
}
