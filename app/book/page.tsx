import { Booking } from '@/components/book/booking'
import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/book')

export default function BookPage() {
  return (
    <Frame path="/book">
      <Booking />
    </Frame>
  )
}
