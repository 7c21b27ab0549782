import { Channels } from '@/components/scale/channels'
import { CaseStudy } from '@/components/scale/case-study'
import { Intro } from '@/components/scale/intro'
import { Closing } from '@/components/scale/closing'
import { ThirdPhase } from '@/components/scale/third-phase'
import { SiteLayout } from '@/components/site/site-layout'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/scale')

export default function ScalePage() {
  return (
    <SiteLayout path="/scale">
      <Intro />
      <ThirdPhase />
      <CaseStudy />
      <Channels />
      <Closing />
    </SiteLayout>
  )
}
