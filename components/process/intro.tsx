import { InternalLink } from '@/components/ui/link'
import { process } from '@/content/process'

/** The way back, the title and what the framework is. */
export function Intro() {
  return (
    <div className="container pt-6 pb-14 md:pt-10 md:pb-20 print:py-0 print:pb-6">
      <InternalLink
        href={process.back.href}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 text-small text-muted hover:text-accent print:hidden"
      >
        <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current" aria-hidden="true">
          <path d="M16 10H4m5-5-5 5 5 5" />
        </svg>
        {process.back.label}
      </InternalLink>
      <div className="mt-6 grid gap-x-16 gap-y-6 md:mt-10 lg:grid-cols-[1.7fr_1fr] lg:items-end print:mt-0 print:gap-y-3">
        <h1 id="framework" className="max-w-[9em]">
          {process.title}
        </h1>
        <p className="max-w-[34rem] text-lead text-muted lg:pb-3 print:max-w-none">{process.lead}</p>
      </div>
    </div>
  )
}
