import { FirstMonths } from '@/components/prices/first-months'
import { Investment, InvestmentLink } from '@/components/prices/investment'
import { Ledger } from '@/components/prices/ledger'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { PageHeader } from '@/components/ui/page-header'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'
import { paidSums } from '@/lib/prices/investment'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/premium/styles.css'

export const metadata = pageMetadata('/premium')

const { title, lead, action, closing } = premiumPage

export default function PremiumPage() {
  return (
    <SiteLayout path="/premium">
      <PageHeader title={title} lead={interpolate(lead, paidSums(premium.investment))} wide={9} narrow={4.6}>
        <InvestmentLink />
      </PageHeader>
      <div className="premium-ledger px-m pb-4">
        <Ledger caption={title} items={premium.items} labels={priceLabels} totalValue={premium.totalValue} isNumbered />
      </div>
      <Investment pricePackage={premium} action={action} isTotalAbove />
      <FirstMonths pricePackage={premium} />
      <ClosingLine title={<Fitted text={closing.title} narrow={3.6} />} text={closing.text} action={action} />
    </SiteLayout>
  )
}
