import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/book')

export default function BookPage() {
  return (
    <Frame path="/book">
      <h1 className="container">{routeFor('/book').title}</h1>
    </Frame>
  )
}
