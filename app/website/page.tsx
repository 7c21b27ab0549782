import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/website')

export default function WebsitePage() {
  return (
    <Frame path="/website">
      <h1 className="container">{routeFor('/website').title}</h1>
    </Frame>
  )
}
