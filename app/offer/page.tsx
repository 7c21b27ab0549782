import { Closing } from '@/components/offer/closing'
import { Opening } from '@/components/offer/opening'
import { OfferGrid } from '@/components/offer/offer-grid'
import { SiteLayout } from '@/components/site/site-layout'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/offer')

export default function OfferPage() {
  return (
    <SiteLayout path="/offer">
      <Opening />
      <OfferGrid />
      <Closing />
    </SiteLayout>
  )
}
