import { Commitments } from '@/components/qualify/commitments'
import { FitLists } from '@/components/qualify/fit-lists'
import { SiteLayout } from '@/components/site/site-layout'
import { ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/qualify')

const { title, lead, closing } = qualify

export default function QualifyPage() {
  return (
    <SiteLayout path="/qualify">
      <PageHeader
        layout="centred"
        title={title}
        lead={lead}
        className="md:pt-24 md:pb-16 container pt-14 pb-12"
        leadClass="max-w-measure-lg"
      />
      <FitLists />
      <Commitments />
      <Section labelledBy="still-reading" className="lg:grid-cols-[1.2fr_1fr] grid items-end gap-x-16 gap-y-6">
        <h2 id="still-reading" className="text-h1">
          {closing.title}
        </h2>
        <div>
          <p className="text-muted max-w-120 text-lead">{closing.text}</p>
          <ButtonLink action={closing.action} className="mt-6" />
        </div>
      </Section>
    </SiteLayout>
  )
}
