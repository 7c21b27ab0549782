import { PremiumPackage } from '@/components/premium/premium-package'
import { ValueScale } from '@/components/premium/value-scale'
import { Investment } from '@/components/prices/investment'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { premium, premiumPage } from '@/content/premium'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/premium')

export default function PremiumPage() {
  return (
    <SiteLayout path="/premium">
      <PremiumPackage />
      <Investment investment={premium.investment} action={premiumPage.action} />
      <ValueScale />
      <ClosingLine {...premiumPage.closing} action={premiumPage.action} />
    </SiteLayout>
  )
}
