import { SiteLayout } from '@/components/site/site-layout'
import { Closing } from '@/components/website/closing'
import { Offer } from '@/components/website/offer'
import { Opening } from '@/components/website/opening'
import { Testimonials } from '@/components/website/testimonials'
import { CaseStudies } from '@/components/website/case-studies'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/website')

export default function WebsitePage() {
  return (
    <SiteLayout path="/website">
      <Opening />
      <Offer />
      <CaseStudies />
      <Testimonials />
      <Closing />
    </SiteLayout>
  )
}
