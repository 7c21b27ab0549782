import { Closing } from '@/components/offer/closing'
import { OfferGrid } from '@/components/offer/offer-grid'
import { SiteLayout } from '@/components/site/site-layout'
import { PageHeader } from '@/components/ui/page-header'
import { offer } from '@/content/offer'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/offer')

export default function OfferPage() {
  return (
    <SiteLayout path="/offer">
      <PageHeader
        align="centre"
        title={offer.title}
        lead={offer.lead}
        className="container pt-14 pb-10 md:pt-20 md:pb-14 print:py-2"
        titleClass="max-md:max-w-headline print:max-w-none"
        leadClass="max-w-measure-lg print:mt-2"
      />
      <OfferGrid />
      <Closing />
    </SiteLayout>
  )
}
