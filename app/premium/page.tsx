import { CoveringPatients } from '@/components/prices/covering-patients'
import { FirstMonths } from '@/components/prices/first-months'
import { PackageClosing } from '@/components/prices/package-closing'
import { PackageIntroduction } from '@/components/prices/package-introduction'
import { PackageInvestment } from '@/components/prices/package-investment'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { premium, premiumPage } from '@/content/premium'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/premium/styles.css'

const path = '/premium'
export const metadata = pageMetadata(path)

const { investment } = premium

export default function PremiumPage() {
  return (
    <SiteLayout path={path}>
      <PackageIntroduction pricePackage={premium} page={premiumPage} />
      <PackageInvestment investment={investment} action={premiumPage.action} />
      <FirstMonths investment={investment} />
      <CoveringPatients investment={investment} />
      <FloatingButton path={path} />
      <PackageClosing {...premiumPage} />
    </SiteLayout>
  )
}
