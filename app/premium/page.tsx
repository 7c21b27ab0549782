import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/premium')

export default function PremiumPage() {
  return (
    <Frame path="/premium">
      <h1 className="container">{routeFor('/premium').title}</h1>
    </Frame>
  )
}
