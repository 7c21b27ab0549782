import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/scale')

export default function ScalePage() {
  return (
    <Frame path="/scale">
      <h1 className="container">{routeFor('/scale').title}</h1>
    </Frame>
  )
}
