import { EmptySlot } from '@/components/not-found/empty-slot'
import { hashPath } from '@/components/not-found/hash-path'
import { SiteLayout } from '@/components/site/site-layout'
import { EarlyScript } from '@/components/ui/early-script'
import { pageRoutes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/not-found/styles.css'

const path = '*'
export const metadata = pageMetadata(path)

const paths = pageRoutes.map((page) => hashPath(page.path))

export default function NotFoundPage() {
  return (
    <SiteLayout path={path}>
      <EmptySlot />
      <EarlyScript entry="components/not-found/missing-path.early.ts" constants={{ PAGES: paths }} />
    </SiteLayout>
  )
}
