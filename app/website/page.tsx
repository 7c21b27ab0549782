import { Frame } from '@/components/site/frame'
import { Closing } from '@/components/website/closing'
import { Offer } from '@/components/website/offer'
import { Opening } from '@/components/website/opening'
import { Quotations } from '@/components/website/quotations'
import { Results } from '@/components/website/results'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/website')

export default function WebsitePage() {
  return (
    <Frame path="/website">
      <Opening />
      <Offer />
      <Results />
      <Quotations />
      <Closing />
    </Frame>
  )
}
