import { EmptySlot } from '@/components/not-found/empty-slot'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { InlineScript } from '@/components/ui/inline-script'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/not-found/styles.css'

const path = '*'
export const metadata = pageMetadata(path)

export default function NotFoundPage() {
  return (
    <SiteLayout path={path}>
      <EmptySlot />
      <InlineScript entry="components/not-found/missing-path.inline.ts" />
      <FloatingButton path={path} />
    </SiteLayout>
  )
}
