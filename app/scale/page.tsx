import { Channels } from '@/components/scale/channels'
import { Growth } from '@/components/scale/growth'
import { Intro } from '@/components/scale/intro'
import { NextSurgery } from '@/components/scale/next-surgery'
import { ThirdPhase } from '@/components/scale/third-phase'
import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/scale')

export default function ScalePage() {
  return (
    <Frame path="/scale">
      <Intro />
      <ThirdPhase />
      <Growth />
      <Channels />
      <NextSurgery />
    </Frame>
  )
}
