import { Difference } from '@/components/process/difference'
import { Header } from '@/components/process/header'
import { Closing } from '@/components/process/closing'
import { Timeline } from '@/components/process/timeline'
import { SiteLayout } from '@/components/site/site-layout'
import { ServiceData } from '@/components/site/structured-data'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/process')

export default function ProcessPage() {
  return (
    <SiteLayout path="/process">
      <Header />
      <Timeline />
      <Difference />
      <Closing />
      <ServiceData />
    </SiteLayout>
  )
}
