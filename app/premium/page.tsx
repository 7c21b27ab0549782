import { FirstMonths } from '@/components/prices/first-months'
import { NeededPatients } from '@/components/prices/needed-patients'
import { PackageClosing } from '@/components/prices/package-closing'
import { PackageIntroduction } from '@/components/prices/package-introduction'
import { PackageInvestment } from '@/components/prices/package-investment'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { premiumPage } from '@/content/package-pages'
import { premium } from '@/content/premium'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/premium/styles.css'

const path = '/premium'
export const metadata = pageMetadata(path)

const { investment } = premium

export default function PremiumPage() {
  return (
    <SiteLayout path={path}>
      <PackageIntroduction pricePackage={premium} page={premiumPage} />
      <PackageInvestment investment={investment} background="inverse" />
      <FirstMonths investment={investment} />
      <NeededPatients investment={investment} />
      <FloatingButton path={path} />
      <PackageClosing closing={premiumPage.closing} />
    </SiteLayout>
  )
}
