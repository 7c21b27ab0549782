import { Frame } from '@/components/site/frame'
import { notFoundPage } from '@/content/errors'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('*')

export default function NotFoundPage() {
  return (
    <Frame path="*">
      <h1 className="container">{notFoundPage.title}</h1>
    </Frame>
  )
}
