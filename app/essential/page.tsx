import { Closing } from '@/components/essential/closing'
import { Funnel } from '@/components/essential/funnel'
import { Statement } from '@/components/essential/statement'
import { ValueChart } from '@/components/essential/value-chart'
import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/essential')

export default function EssentialPage() {
  return (
    <Frame path="/essential">
      <Statement />
      <Funnel />
      <ValueChart />
      <Closing />
    </Frame>
  )
}
