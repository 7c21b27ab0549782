import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink, ExternalLink } from '@/components/ui/link'
import { figures } from '@/content/figures'
import { processPage } from '@/content/process'
import { site } from '@/content/site'
import { schedulingUrl } from '@/lib/scheduling/url'

const { closing, action, assurance } = processPage
const { alternative } = closing
const href = schedulingUrl(site.scheduling.strategy)

/** Offers the strategy call, and the discovery call as an alternative. Printed, it is the address of the strategy call. */
export function ProcessClosing() {
  return (
    <>
      <ClosingLine
        title={<Fitted text={closing.title} maxEm={8} maxEmNarrow={4} />}
        text={closing.text}
        drawing={<CallMinutes />}
      >
        <ExternalLink href={href} className="button w-full wide:min-h-18">
          {action.label} <span className="sr-only">{closing.newTab}</span>
        </ExternalLink>
        <p className="mt-4 font-medium text-balance">{assurance}</p>
        <p className="mt-6 border-t border-line pt-4">
          {alternative.text} <ActionLink action={alternative.action} className="touch-target font-semibold link" />
        </p>
      </ClosingLine>
      <p className="page-invitation paper-only">
        {action.label}: {site.scheduling.strategy}
      </p>
    </>
  )
}

/** A scale of whole hours. The minutes of the call are red, with their number below the last one. */
function CallMinutes() {
  const minutes = figures.strategyCallMinutes
  const all = Math.ceil(minutes / 60) * 60
  return (
    <div aria-hidden="true" className="mt-md">
      <div
        style={{ '--minutes': all }}
        className="grid h-[clamp(3.2rem,7vw,11rem)] reveal-[wipe] grid-cols-[repeat(var(--minutes),minmax(0,1fr))] items-end"
      >
        {Array.from({ length: all }, (_, minute) => (
          <i
            key={minute}
            className={`last:border-e ${minute < minutes ? 'h-full border-s-[max(2px,0.42vw)] border-s-red' : 'h-[38%] border-s'}`}
          />
        ))}
      </div>
      <p
        style={{ width: `${(minutes / all) * 100}%` }}
        className="flex min-w-fit items-baseline justify-end gap-[0.18em] pt-3 display text-5xl text-red"
      >
        <span className="text-[1.9em] leading-[0.9] opsz-max">{minutes}</span>
        <span>{closing.minutes}</span>
      </p>
    </div>
  )
}
