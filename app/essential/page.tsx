import { Crescendo } from '@/components/essential/crescendo'
import { Funnel } from '@/components/essential/funnel'
import { EssentialPackage } from '@/components/essential/essential-package'
import { ValueChart } from '@/components/essential/value-chart'
import { FirstMonths } from '@/components/prices/first-months'
import { Investment } from '@/components/prices/investment'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { essential, essentialPage } from '@/content/essential'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/essential/styles.css'

export const metadata = pageMetadata('/essential')

const { closing, action } = essentialPage

export default function EssentialPage() {
  return (
    <SiteLayout path="/essential">
      <EssentialPackage />
      <Investment pricePackage={essential} action={action} />
      <FirstMonths pricePackage={essential} />
      <Funnel />
      <ValueChart />
      <ClosingLine title={<Crescendo text={closing.title} />} text={closing.text} action={action} isSpread />
    </SiteLayout>
  )
}
