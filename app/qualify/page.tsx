import { Commitments } from '@/components/qualify/commitments'
import { SuitabilityLists } from '@/components/qualify/suitability-lists'
import { PageHeader } from '@/components/sections/page-header'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { qualify } from '@/content/qualify'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/qualify/styles.css'

const path = '/qualify'
export const metadata = pageMetadata(path)

const { title, lead, skipLink, closing } = qualify

export default function QualifyPage() {
  return (
    <SiteLayout path={path}>
      <PageHeader title={title} lead={lead} maxEmNarrow={4} className="wide:pb-14" leadClass="text-balance">
        <p className="screen-only text-lg wide:col-span-4 wide:justify-self-end">
          <a href="#closing" className="touch-target items-end link">
            {skipLink}
          </a>
        </p>
      </PageHeader>
      <SuitabilityLists />
      <Commitments />
      <FloatingButton path={path} />
      <ClosingLine {...closing} title={<Fitted text={closing.title} maxEmNarrow={3.6} />} />
    </SiteLayout>
  )
}
