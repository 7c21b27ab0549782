import { OfferClosing } from '@/components/offer/offer-closing'
import { OfferGrid } from '@/components/offer/offer-grid'
import { SiteLayout } from '@/components/site/site-layout'
import { Fitted } from '@/components/ui/fitted'
import { offer } from '@/content/offer'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/offer/styles.css'

export const metadata = pageMetadata('/offer')

const { title, lead } = offer

export default function OfferPage() {
  return (
    <SiteLayout path="/offer">
      {/* No PageHeader: on wide screens the title and the lead stand on the three columns of the options. */}
      <div className="grid items-end gap-y-6 pt-8 pb-6 wide:grid-cols-3">
        <h1 className="px-m wide:col-span-2">
          <Fitted text={title} narrow={3.6} />
        </h1>
        <p className="px-m text-lead">{lead}</p>
      </div>
      <OfferGrid />
      <OfferClosing />
    </SiteLayout>
  )
}
