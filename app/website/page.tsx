import { SiteLayout } from '@/components/site/site-layout'
import { Offer } from '@/components/website/offer'
import { Testimonials } from '@/components/website/testimonials'
import { CaseStudies } from '@/components/website/case-studies'
import { ClosingLine } from '@/components/ui/closing-line'
import { PageHeader } from '@/components/ui/page-header'
import { websitePage } from '@/content/website'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/website')

export default function WebsitePage() {
  return (
    <SiteLayout path="/website">
      <PageHeader
        title={websitePage.title}
        lead={websitePage.lead}
        action={websitePage.action}
        className="container pt-14 pb-16 md:pt-20 md:pb-24 lg:pb-28 print:py-6"
        titleClass="print:max-w-100"
        leadClass="max-w-measure-2xl"
      />
      <Offer />
      <CaseStudies />
      <Testimonials />
      <ClosingLine id="closing" {...websitePage.closing} action={websitePage.action} />
    </SiteLayout>
  )
}
