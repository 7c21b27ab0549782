import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/qualify')

export default function QualifyPage() {
  return (
    <Frame path="/qualify">
      <h1 className="container">{routeFor('/qualify').title}</h1>
    </Frame>
  )
}
