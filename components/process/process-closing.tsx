import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink, ExternalLink } from '@/components/ui/link'
import { figures } from '@/content/figures'
import { processPage } from '@/content/process'
import { site } from '@/content/site'
import { withoutConsentBanner } from '@/lib/scheduling/url'

const { closing, action, assurance } = processPage
const { alternative } = closing
const href = withoutConsentBanner(site.scheduling.strategy)

/** The strategy call, and the discovery call as its alternative. On paper, only the address of the former. */
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
        <p className="mt-4 font-medium">
          {assurance.split(/(?=✓)/).map((promise) => (
            <Assurance key={promise} text={promise} />
          ))}
        </p>
        <p className="mt-6 border-t border-line pt-4">
          {alternative.text} <ActionLink action={alternative.action} className="touch-target font-semibold link" />
        </p>
        <p>{alternative.covers}</p>
      </ClosingLine>
      <p className="page-invitation paper-only">
        {action.label}: {site.scheduling.strategy}
      </p>
    </>
  )
}

/** The minutes of whole hours. Those of the call are red, with their number below the last one. */
function CallMinutes() {
  const minutes = figures.strategyCallMinutes
  const all = Math.ceil(minutes / 60) * 60
  return (
    <div aria-hidden="true" style={{ '--minutes': all, '--share': minutes / all }} className="call-minutes">
      <div className="minute-scale reveal-[wipe]">
        {Array.from({ length: all }, (_, minute) => (
          <i key={minute} className={minute < minutes ? 'of-call' : ''} />
        ))}
      </div>
      <p className="minute-total pt-3 voice text-caption text-red">
        <b className="opsz-max">{minutes}</b>
        <span>{closing.minutes}</span>
      </p>
    </div>
  )
}

/** A promise with its tick, on one line. The comma after it is for screen readers and copying. */
function Assurance({ text }: { text: string }) {
  const [, promise = '', comma] = /^✓ (.+?)(,?) ?$/.exec(text) ?? []
  return (
    <>
      <span className="me-3 inline-block">
        <span className="tick">✓</span> {promise}
        {comma && <span className="unseen-comma">{comma}</span>}
      </span>{' '}
    </>
  )
}
