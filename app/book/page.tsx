import { Book } from '@/components/book/book'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { owner } from '@/content/site'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/book/styles.css'

const path = '/book'
export const metadata = pageMetadata(path)

export default function BookPage() {
  return (
    <SiteLayout path={path}>
      {/* The transition from a booking button needs the calendar in the first frame. */}
      <link rel="expect" href="#calendar" blocking="render" />
      <Book owner={owner} />
      <FloatingButton path={path} />
    </SiteLayout>
  )
}
