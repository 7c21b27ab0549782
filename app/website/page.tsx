import { SiteLayout } from '@/components/site/site-layout'
import { CaseStudies } from '@/components/website/case-studies'
import { Testimonials } from '@/components/website/testimonials'
import { WebsiteClosing } from '@/components/website/website-closing'
import { WebsiteHero } from '@/components/website/website-hero'
import { WebsiteOffer } from '@/components/website/website-offer'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/website')

export default function WebsitePage() {
  return (
    <SiteLayout path="/website">
      <WebsiteHero />
      <WebsiteOffer />
      <CaseStudies />
      <Testimonials />
      <WebsiteClosing />
    </SiteLayout>
  )
}
