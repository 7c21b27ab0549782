import { OfferGrid } from '@/components/offer/offer-grid'
import { SiteLayout } from '@/components/site/site-layout'
import { ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { offer } from '@/content/offer'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/offer')

const { title, lead, closing } = offer

export default function OfferPage() {
  return (
    <SiteLayout path="/offer">
      <PageHeader
        layout="centred"
        title={title}
        lead={lead}
        className="md:pt-20 md:pb-14 container pt-14 pb-10 print:py-2"
        titleClass="max-md:max-w-headline print:max-w-none"
        leadClass="max-w-measure-lg print:mt-2"
      />
      <OfferGrid />
      <Section labelledBy="closing" tone="accent" className="text-center print:hidden">
        <h2 id="closing">{closing.title}</h2>
        <p className="max-w-measure-lg mx-auto mt-4 text-lead text-balance">{closing.text}</p>
        <ButtonLink action={closing.action} variant="on-accent" className="mt-8" />
      </Section>
    </SiteLayout>
  )
}
