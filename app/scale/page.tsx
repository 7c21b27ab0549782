import { Channels } from '@/components/scale/channels'
import { ScaleCaseStudy } from '@/components/scale/scale-case-study'
import { ScaleClosing } from '@/components/scale/scale-closing'
import { ScaleHero } from '@/components/scale/scale-hero'
import { ThirdPhase } from '@/components/scale/third-phase'
import { SiteLayout } from '@/components/site/site-layout'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/scale')

export default function ScalePage() {
  return (
    <SiteLayout path="/scale">
      <ScaleHero />
      <ThirdPhase />
      <ScaleCaseStudy />
      <Channels />
      <ScaleClosing />
    </SiteLayout>
  )
}
