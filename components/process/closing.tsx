import { buttonClass } from '@/components/ui/button-class'
import { SchedulingLink } from '@/components/booking/scheduling-link'
import { InternalLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { process } from '@/content/process'
import { site } from '@/content/site'
import { CallDial } from './call-dial'

const { closing, action, assurance } = process
const { alternative } = closing

export function Closing() {
  return (
    <Section labelledBy="strategy-call" className="grid items-center gap-x-16 gap-y-10 wide:grid-cols-[1.6fr_1fr]">
      <div>
        <h2 id="strategy-call">{closing.title}</h2>
        <p className="mt-5 max-w-measure-lg text-lead text-muted">{closing.text}</p>
        <p className="mt-8 print:hidden">
          <SchedulingLink pageUrl={site.scheduling.strategy} className={buttonClass()}>
            {action.label} <span className="sr-only">{closing.newTab}</span>
          </SchedulingLink>
        </p>
        <p className="hidden print:block">{site.scheduling.strategy}</p>
        <p className="mt-5 text-small text-muted">{assurance}</p>
        <div className="mt-8 max-w-measure-xl border-t border-line pt-6 print:hidden">
          <p>
            {alternative.text}{' '}
            <InternalLink href={alternative.action.href} className="link">
              {alternative.action.label}
            </InternalLink>
          </p>
          <p className="mt-1 text-small text-balance text-muted">{alternative.covers}</p>
        </div>
      </div>
      <CallDial minutes={figures.strategyCallMinutes} unit={closing.minutes} />
    </Section>
  )
}
