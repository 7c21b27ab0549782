import { Book } from '@/components/book/book'
import { SiteLayout } from '@/components/site/site-layout'
import { owner } from '@/content/site'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/book/styles.css'

export const metadata = pageMetadata('/book')

export default function BookPage() {
  return (
    <SiteLayout path="/book">
      <Book owner={owner} />
    </SiteLayout>
  )
}
