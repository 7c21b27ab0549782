import { ProcessClosing } from '@/components/process/process-closing'
import { Timeline } from '@/components/process/timeline'
import { TitledCells } from '@/components/sections/titled-cells'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { difference } from '@/content/difference'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/process/styles.css'

const path = '/process'
export const metadata = pageMetadata(path)

export default function ProcessPage() {
  return (
    <SiteLayout path={path}>
      <Timeline />
      {/* On phones, the floating button ends below the text of the last card. */}
      <TitledCells id="difference" {...difference} className="phone:pb-6" />
      <FloatingButton path={path} />
      <ProcessClosing />
    </SiteLayout>
  )
}
