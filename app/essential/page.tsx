import { Funnel } from '@/components/essential/funnel'
import { EssentialPackage } from '@/components/essential/essential-package'
import { ValueChart } from '@/components/essential/value-chart'
import { FirstMonths } from '@/components/prices/first-months'
import { Investment } from '@/components/prices/investment'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
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
      <ClosingLine title={<Fitted text={closing.title} narrow={3.6} />} text={closing.text} action={action} />
    </SiteLayout>
  )
}
