import { EmptySlot } from '@/components/not-found/empty-slot'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { EarlyScript } from '@/components/ui/early-script'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/not-found/styles.css'

const path = '*'
export const metadata = pageMetadata(path)

export default function NotFoundPage() {
  return (
    <SiteLayout path={path}>
      <EmptySlot />
      <EarlyScript entry="components/not-found/missing-path.early.ts" />
      <FloatingButton path={path} />
    </SiteLayout>
  )
}
