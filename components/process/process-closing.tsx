import { buttonClass } from '@/components/ui/button-class'
import { SchedulingLink } from '@/components/booking/scheduling-link'
import { ActionLink } from '@/components/ui/link'
import { Illustration } from '@/components/ui/illustration'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { processPage } from '@/content/process'
import { site } from '@/content/site'

const { closing, action, assurance } = processPage
const { alternative } = closing
const minutes = figures.strategyCallMinutes

/** Radius of the clock face, which shows the length of the call. */
const RADIUS = 88
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

export function ProcessClosing() {
  return (
    <Section labelledBy="strategy-call" className="grid items-center gap-x-16 gap-y-10 wide:grid-cols-[1.6fr_1fr]">
      <div>
        <h2 id="strategy-call">{closing.title}</h2>
        <p className="max-w-measure-lg text-muted mt-5 text-lead text-balance">{closing.text}</p>
        <p className="mt-8 print:hidden">
          <SchedulingLink pageUrl={site.scheduling.strategy} className={buttonClass()}>
            {action.label} <span className="sr-only">{closing.newTab}</span>
          </SchedulingLink>
        </p>
        <p className="hidden print:block">{site.scheduling.strategy}</p>
        <p className="text-muted mt-5 text-small">{assurance}</p>
        <div className="max-w-measure-xl mt-8 border-t border-line pt-6 print:hidden">
          <p>
            {alternative.text} <ActionLink action={alternative.action} className="link" />
          </p>
          <p className="text-muted mt-1 text-small text-balance">{alternative.covers}</p>
        </div>
      </div>
      <Illustration
        width={240}
        height={240}
        className="lg:max-w-80 w-full max-w-72 justify-self-center fill-none print:max-w-32 wide:justify-self-end"
      >
        <g transform="rotate(-90 120 120)">
          <circle
            cx="120"
            cy="120"
            r="108"
            className="stroke-brass"
            strokeWidth="7"
            strokeDasharray="1 55.55"
            strokeDashoffset="0.5"
          />
          <circle cx="120" cy="120" r={RADIUS} className="stroke-line" strokeWidth="20" />
          <circle
            cx="120"
            cy="120"
            r={RADIUS}
            className="stroke-accent"
            strokeWidth="20"
            strokeDasharray={`${(CIRCUMFERENCE * minutes) / 60} ${CIRCUMFERENCE}`}
          />
        </g>
        <text x="120" y="134" textAnchor="middle" className="figure fill-ink text-[72px]">
          {minutes}
        </text>
        <text x="120" y="158" textAnchor="middle" className="fill-muted text-small">
          {closing.minutes}
        </text>
      </Illustration>
    </Section>
  )
}
