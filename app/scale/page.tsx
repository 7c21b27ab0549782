import { Channels } from '@/components/scale/channels'
import { FrameworkPhase } from '@/components/scale/framework-phase'
import { ScaleCaseStudy } from '@/components/scale/scale-case-study'
import { ScaleHero } from '@/components/scale/scale-hero'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { scale } from '@/content/scale'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/scale/styles.css'

const path = '/scale'
export const metadata = pageMetadata(path)

const { closing } = scale

export default function ScalePage() {
  return (
    <SiteLayout path={path}>
      <ScaleHero />
      <FrameworkPhase />
      <ScaleCaseStudy />
      <Channels />
      <FloatingButton path={path} />
      <ClosingLine {...closing} title={<Fitted text={closing.title} maxEm={8} maxEmNarrow={3.4} />} />
    </SiteLayout>
  )
}
