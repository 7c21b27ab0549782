import { Funnel } from '@/components/essential/funnel'
import { ValueChart } from '@/components/essential/value-chart'
import { CoveringPatients } from '@/components/prices/covering-patients'
import { FirstMonths } from '@/components/prices/first-months'
import { PackageClosing } from '@/components/prices/package-closing'
import { PackageIntroduction } from '@/components/prices/package-introduction'
import { PackageInvestment } from '@/components/prices/package-investment'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { essential, essentialPage } from '@/content/essential'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/essential/styles.css'

const path = '/essential'
export const metadata = pageMetadata(path)

const { investment } = essential

export default function EssentialPage() {
  return (
    <SiteLayout path={path}>
      <PackageIntroduction pricePackage={essential} page={essentialPage} />
      <Funnel />
      <PackageInvestment investment={investment} action={essentialPage.action} />
      <FirstMonths investment={investment} />
      <ValueChart />
      <CoveringPatients investment={investment} />
      <FloatingButton path={path} />
      <PackageClosing {...essentialPage} />
    </SiteLayout>
  )
}
