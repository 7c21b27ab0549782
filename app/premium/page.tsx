import { PremiumPackage } from '@/components/premium/premium-package'
import { ValueScale } from '@/components/premium/value-scale'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { PageHeader } from '@/components/ui/page-header'
import { premiumPage } from '@/content/premium'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/premium')

export default function PremiumPage() {
  return (
    <SiteLayout path="/premium">
      <PageHeader
        layout="side-by-side"
        eyebrow={premiumPage.eyebrow}
        title={premiumPage.title}
        lead={premiumPage.lead}
        className="md:pt-20 md:pb-16 container gap-x-12 pt-14 pb-12 print:block print:py-4"
        titleClass="max-w-headline print:mt-1 print:max-w-none"
        leadClass="max-w-measure-sm print:max-w-none"
      />
      <PremiumPackage />
      <ValueScale />
      <ClosingLine {...premiumPage.closing} action={premiumPage.action} />
    </SiteLayout>
  )
}
