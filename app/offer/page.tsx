import { Closing } from '@/components/offer/closing'
import { Opening } from '@/components/offer/opening'
import { Triptych } from '@/components/offer/triptych'
import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/offer')

export default function OfferPage() {
  return (
    <Frame path="/offer">
      <Opening />
      <Triptych />
      <Closing />
    </Frame>
  )
}
