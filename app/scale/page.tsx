import { ChairSymbol } from '@/components/scale/chair'
import { Channels } from '@/components/scale/channels'
import { ScaleCaseStudy } from '@/components/scale/scale-case-study'
import { ScaleClosing } from '@/components/scale/scale-closing'
import { ThirdPhase } from '@/components/scale/third-phase'
import { SiteLayout } from '@/components/site/site-layout'
import { PageHeader } from '@/components/ui/page-header'
import { scale } from '@/content/scale'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/scale')

export default function ScalePage() {
  return (
    <SiteLayout path="/scale">
      <PageHeader
        layout="side-by-side"
        title={scale.title}
        lead={scale.lead}
        className="roomy md:pt-24 md:pb-20 container gap-x-16 pt-14 pb-14"
        leadClass="max-w-measure-lg"
      />
      <ChairSymbol />
      <ThirdPhase />
      <ScaleCaseStudy />
      <Channels />
      <ScaleClosing />
    </SiteLayout>
  )
}
