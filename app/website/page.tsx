import { SiteLayout } from '@/components/site/site-layout'
import { BrowserWindow } from '@/components/website/browser-window'
import { WebsiteOffer } from '@/components/website/website-offer'
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
      <div className="roomy md:pt-20 md:pb-24 lg:grid-cols-[1.75fr_1fr] lg:pb-28 container grid items-center gap-x-16 pt-14 pb-16 print:block print:py-6">
        <PageHeader
          title={websitePage.title}
          lead={websitePage.lead}
          action={websitePage.action}
          titleClass="lg:text-[clamp(4rem,6vw,5.25rem)] print:max-w-100"
          leadClass="max-w-measure-2xl"
        />
        <BrowserWindow />
      </div>
      <WebsiteOffer />
      <CaseStudies />
      <Testimonials />
      <ClosingLine {...websitePage.closing} action={websitePage.action} />
    </SiteLayout>
  )
}
