import { PageHeader } from '@/components/sections/page-header'
import { StruckLines } from '@/components/sections/struck-lines'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { CaseStudies } from '@/components/website/case-studies'
import { Testimonials } from '@/components/website/testimonials'
import { WebsiteOffer } from '@/components/website/website-offer'
import { rewrittenPage, testimonials, websitePage } from '@/content/website'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/website/styles.css'

const path = '/website'
export const metadata = pageMetadata(path)

const { closing, ...header } = websitePage

export default function WebsitePage() {
  return (
    <SiteLayout path={path}>
      {/* The title has many lines: in short viewports, the lead is next to it. */}
      <PageHeader
        {...header}
        maxEmNarrow={5.6}
        className="short:[--window-share:0.8] short:[&>h1]:col-span-8"
        leadClass="short:col-[9/13]"
      />
      <StruckLines id="rewritten" {...rewrittenPage} isEven />
      <WebsiteOffer />
      <CaseStudies />
      <Testimonials items={testimonials.items} />
      <FloatingButton path={path} />
      <ClosingLine {...closing} title={<Fitted text={closing.title} maxEm={12} maxEmNarrow={4} />} />
    </SiteLayout>
  )
}
