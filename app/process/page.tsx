import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/process')

export default function ProcessPage() {
  return (
    <Frame path="/process">
      <h1 className="container">{routeFor('/process').title}</h1>
    </Frame>
  )
}
