import { Funnel } from '@/components/essential/funnel'
import { ValueChart } from '@/components/essential/value-chart'
import { FirstMonths } from '@/components/prices/first-months'
import { NeededPatients } from '@/components/prices/needed-patients'
import { PackageClosing } from '@/components/prices/package-closing'
import { PackageIntroduction } from '@/components/prices/package-introduction'
import { PackageInvestment } from '@/components/prices/package-investment'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { essential } from '@/content/essential'
import { essentialPage } from '@/content/package-pages'
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
      <PackageInvestment investment={investment} background="surface" />
      <FirstMonths investment={investment} />
      <ValueChart />
      <NeededPatients investment={investment} />
      <FloatingButton path={path} />
      <PackageClosing closing={essentialPage.closing} />
    </SiteLayout>
  )
}
