import { Difference } from '@/components/process/difference'
import { Intro } from '@/components/process/intro'
import { StrategyCall } from '@/components/process/strategy-call'
import { Timeline } from '@/components/process/timeline'
import { Frame } from '@/components/site/frame'
import { ServiceData } from '@/components/site/structured-data'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/process')

export default function ProcessPage() {
  return (
    <Frame path="/process">
      <Intro />
      <Timeline />
      <Difference />
      <StrategyCall />
      <ServiceData />
    </Frame>
  )
}
