import { ButtonLink } from '@/components/ui/button'
import { websitePage } from '@/content/website'

export function Opening() {
  return (
    <div className="container pt-14 pb-16 md:pt-20 md:pb-24 lg:pb-28 print:py-6">
      <h1 className="max-w-[7.82em]">{websitePage.title}</h1>
      <div className="mt-8 grid gap-8 border-t border-line pt-8 md:mt-12 md:grid-cols-[1fr_auto] md:items-center print:mt-3 print:pt-3">
        <p className="max-w-[35em] text-lead text-muted">{websitePage.lead}</p>
        <ButtonLink action={websitePage.action} className="justify-self-start" />
      </div>
    </div>
  )
}
