import { StruckLines } from '@/components/sections/struck-lines'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { ButtonLink } from '@/components/ui/button'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { PageHeader } from '@/components/ui/page-header'
import { CaseStudies } from '@/components/website/case-studies'
import { Testimonials } from '@/components/website/testimonials'
import { WebsiteOffer } from '@/components/website/website-offer'
import { rewrittenPage, testimonials, websitePage } from '@/content/website'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/website/styles.css'

const path = '/website'
export const metadata = pageMetadata(path)

const { action, closing, ...header } = websitePage

export default function WebsitePage() {
  return (
    <SiteLayout path={path}>
      {/* The title has many lines: in low viewports, the lead and the button are next to it. */}
      <PageHeader
        {...header}
        maxEmNarrow={5.6}
        className="low:grid-rows-[1fr_auto] low:[--window-share:0.8] phone:gap-y-3 phone:pt-4 low:[&>h1]:col-span-8 low:[&>h1]:row-span-2"
        leadClass="low:col-[9/13]"
      >
        <ButtonLink action={action} className="wide:col-span-4 low:col-[9/13] low:px-3 phone:mt-3" />
      </PageHeader>
      <StruckLines id="rewritten" {...rewrittenPage} isEven />
      <WebsiteOffer />
      <CaseStudies />
      <Testimonials items={testimonials.items} />
      <FloatingButton path={path} />
      <ClosingLine {...closing} title={<Fitted text={closing.title} maxEm={12} maxEmNarrow={4} />} />
    </SiteLayout>
  )
}
