import { SiteLayout } from '@/components/site/site-layout'
import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { CaseStudies } from '@/components/website/case-studies'
import { Testimonials } from '@/components/website/testimonials'
import { WebsiteClosing } from '@/components/website/website-closing'
import { WebsiteOffer } from '@/components/website/website-offer'
import { websitePage } from '@/content/website'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/website')

const { title, lead, action } = websitePage

export default function WebsitePage() {
  return (
    <SiteLayout path="/website">
      <div className="columns items-end gap-y-6 px-m pt-8 pb-9">
        <h1 className="wide:col-span-12">
          <Fitted text={title} wide={7} narrow={4} />
        </h1>
        <p className="max-w-text text-lead wide:col-span-7">{lead}</p>
        <ButtonLink action={action} size="tallOnWide" className="wide:col-start-9 wide:col-end-13" />
      </div>
      <WebsiteOffer />
      <CaseStudies />
      <Testimonials />
      <WebsiteClosing />
    </SiteLayout>
  )
}
