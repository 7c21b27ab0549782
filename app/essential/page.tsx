import { CoveringPatients } from '@/components/essential/covering-patients'
import { Funnel } from '@/components/essential/funnel'
import { ValueChart } from '@/components/essential/value-chart'
import { PackageEngine } from '@/components/prices/package-engine'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { essential, essentialPage } from '@/content/essential'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/essential/styles.css'

const path = '/essential'
export const metadata = pageMetadata(path)

const { closing, action } = essentialPage

export default function EssentialPage() {
  return (
    <SiteLayout path={path}>
      <PackageEngine pricePackage={essential} page={essentialPage} />
      <Funnel />
      <ValueChart />
      <CoveringPatients />
      <ClosingLine {...closing} action={action} title={<Fitted text={closing.title} maxEmNarrow={3.6} />} />
    </SiteLayout>
  )
}
