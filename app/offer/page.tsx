import { OfferGrid } from '@/components/offer/offer-grid'
import { SiteLayout } from '@/components/site/site-layout'
import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { offer } from '@/content/offer'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/offer')

const { title, lead, closing } = offer

export default function OfferPage() {
  return (
    <SiteLayout path="/offer">
      {/* On the columns of the options. */}
      <div className="grid items-end gap-y-6 pt-8 pb-6 wide:grid-cols-3">
        <h1 className="px-m wide:col-span-2">
          <Fitted text={title} narrow={3.6} />
        </h1>
        <p className="px-m text-lead">{lead}</p>
      </div>
      <OfferGrid />
      <Section labelledBy="closing" ground="night" bare className="pt-gap paper:hidden">
        <h2 id="closing" className="px-m">
          <Fitted text={closing.title} narrow={2.4} />
        </h2>
        <div className="mt-part grid border-t wide:grid-cols-3">
          <p className="px-m py-6 text-lead wide:col-span-2 wide:self-center">{closing.text}</p>
          <p className="p-m wide:border-s slim:pt-0">
            <ButtonLink action={closing.action} className="wide:min-h-24 wide:w-full" />
          </p>
        </div>
      </Section>
    </SiteLayout>
  )
}
