import { Commitments } from '@/components/qualify/commitments'
import { FitLists } from '@/components/qualify/fit-lists'
import { Intro } from '@/components/qualify/intro'
import { Closing } from '@/components/qualify/closing'
import { SiteLayout } from '@/components/site/site-layout'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/qualify')

export default function QualifyPage() {
  return (
    <SiteLayout path="/qualify">
      <Intro />
      <FitLists />
      <Commitments />
      <Closing />
    </SiteLayout>
  )
}
