import { Fitted } from '@/components/ui/fitted'
import { InternalLink } from '@/components/ui/link'
import { processPage } from '@/content/process'

const { back, title, lead } = processPage

export function ProcessHeader() {
  return (
    <div className="px-m pt-2 pb-7">
      <InternalLink href={back.href} className="inline-flex min-h-11 items-center font-semibold link print:hidden">
        {back.label}
      </InternalLink>
      <h1 id="framework" className="mt-2 wide:mt-4">
        <Fitted text={title} wide={9} narrow={3.4} />
      </h1>
      <p className="mt-7 max-w-[38em] text-lead wide:mt-9">{lead}</p>
    </div>
  )
}
