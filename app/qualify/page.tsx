import { Commitments } from '@/components/qualify/commitments'
import { FitLists } from '@/components/qualify/fit-lists'
import { Closing } from '@/components/qualify/closing'
import { SiteLayout } from '@/components/site/site-layout'
import { PageHeader } from '@/components/ui/page-header'
import { qualify } from '@/content/qualify'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/qualify')

export default function QualifyPage() {
  return (
    <SiteLayout path="/qualify">
      <PageHeader
        align="centre"
        title={qualify.title}
        lead={qualify.lead}
        className="container pt-14 pb-12 md:pt-24 md:pb-16"
        leadClass="max-w-measure-lg"
      />
      <FitLists />
      <Commitments />
      <Closing />
    </SiteLayout>
  )
}
