import { InternalLink } from '@/components/ui/link'
import { PageHeader } from '@/components/ui/page-header'
import { Illustration } from '@/components/ui/illustration'
import { processPage } from '@/content/process'

export function ProcessHeader() {
  return (
    <div className="roomy md:pt-10 md:pb-20 container pt-6 pb-14 print:py-0 print:pb-6">
      <InternalLink
        href={processPage.back.href}
        className="text-muted hover:text-accent -ml-1 inline-flex min-h-11 items-center gap-2 text-small print:hidden"
      >
        <Illustration width={20} height={20} className="size-5 fill-none stroke-current">
          <path d="M16 10H4m5-5-5 5 5 5" />
        </Illustration>
        {processPage.back.label}
      </InternalLink>
      <PageHeader
        id="framework"
        layout="side-by-side"
        title={processPage.title}
        lead={processPage.lead}
        className="md:mt-10 mt-6 gap-x-16 print:mt-0 print:gap-y-3"
        titleClass="max-w-headline"
        leadClass="max-w-136 print:max-w-none"
      />
    </div>
  )
}
