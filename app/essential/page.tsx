import { Funnel } from '@/components/essential/funnel'
import { EssentialPackage } from '@/components/essential/essential-package'
import { ValueChart } from '@/components/essential/value-chart'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { essentialPage } from '@/content/essential'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/essential')

export default function EssentialPage() {
  return (
    <SiteLayout path="/essential">
      <EssentialPackage />
      <Funnel />
      <ValueChart />
      <ClosingLine ruled {...essentialPage.closing} action={essentialPage.action} />
    </SiteLayout>
  )
}
