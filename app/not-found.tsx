import { SiteLayout } from '@/components/site/site-layout'
import { EmptySlot } from '@/components/not-found/empty-slot'
import { EarlyScript } from '@/components/ui/early-script'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/not-found/styles.css'

export const metadata = pageMetadata('*')

export default function NotFoundPage() {
  return (
    <SiteLayout path="*">
      <EmptySlot />
      <EarlyScript entry="components/not-found/missing-path.early.ts" />
    </SiteLayout>
  )
}
