import { missingPathScript } from '@/.generated/early'
import { SiteLayout } from '@/components/site/site-layout'
import { EmptySlot } from '@/components/not-found/empty-slot'
import { EarlyScript } from '@/first-paint/markup'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('*')

export default function NotFoundPage() {
  return (
    <SiteLayout path="*">
      <EmptySlot />
      <EarlyScript code={missingPathScript} />
    </SiteLayout>
  )
}
