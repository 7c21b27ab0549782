import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/pricing')

export default function PricingPage() {
  return (
    <Frame path="/pricing">
      <h1 className="container">{routeFor('/pricing').title}</h1>
    </Frame>
  )
}
