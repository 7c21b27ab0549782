import { SiteLayout } from '@/components/site/site-layout'
import { LogPath } from '@/components/site/islands'
import { EmptySlot } from '@/components/not-found/empty-slot'
import { notFoundPage } from '@/content/errors'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('*')

export default function NotFoundPage() {
  return (
    <SiteLayout path="*">
      <EmptySlot />
      <LogPath label={notFoundPage.logged} />
    </SiteLayout>
  )
}
