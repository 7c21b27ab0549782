import { Channels } from '@/components/scale/channels'
import { ScaleCaseStudy } from '@/components/scale/scale-case-study'
import { ScaleClosing } from '@/components/scale/scale-closing'
import { ScaleHero } from '@/components/scale/scale-hero'
import { FrameworkPhase } from '@/components/scale/framework-phase'
import { SiteLayout } from '@/components/site/site-layout'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/scale/styles.css'

export const metadata = pageMetadata('/scale')

export default function ScalePage() {
  return (
    <SiteLayout path="/scale">
      <ScaleHero />
      <FrameworkPhase />
      <ScaleCaseStudy />
      <Channels />
      <ScaleClosing />
    </SiteLayout>
  )
}
