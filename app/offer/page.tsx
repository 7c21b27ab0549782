import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/offer')

export default function OfferPage() {
  return (
    <Frame path="/offer">
      <h1 className="container">{routeFor('/offer').title}</h1>
    </Frame>
  )
}
