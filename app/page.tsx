import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'
import { routeFor } from '@/lib/routes'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <Frame path="/">
      <h1 className="container">{routeFor('/').title}</h1>
    </Frame>
  )
}
