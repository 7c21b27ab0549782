import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/essential')

export default function EssentialPage() {
  return (
    <Frame path="/essential">
      <h1 className="container">{routeFor('/essential').title}</h1>
    </Frame>
  )
}
