import type { ReactNode } from 'react'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import type { TitledText } from '@/content/types'
import { round } from '@/lib/round'
import { ReplyDial } from './reply-dial'

const { sources, enquiry, followUp, diary } = engine

/** Shares of the scroll at which a patient has asked, and at which the clock has run and they have their reply. */
const ASKED = 0.3
const REPLIED = 0.8
/** The sources, then the enquiry, before the clock starts. */
const STEP = ASKED / (sources.length + 1)

/** The dial of the reply time. It runs from the enquiry to the follow-up: each step animates over a part of the scroll. */
export function Engine() {
  return (
    <Section labelledBy="engine" ground="night" className="engine">
      <h2 id="engine">
        <Fitted text={engine.title} maxEmNarrow={4.5} />
      </h2>
      <div className="columns break-inside-avoid items-end gap-y-4 pt-6 wide:pt-item">
        <p className="voice text-caption wide:col-span-7">{engine.line}</p>
        <p className="text-lead wide:col-[9/13]">{engine.lead}</p>
      </div>
      <div className="dial-track">
        <div
          style={{ '--minutes': figures.replyMinutes, '--asked': ASKED, '--replied': REPLIED }}
          className="dial-stage break-inside-avoid"
        >
          <ol className="dial-steps">
            {sources.map((source, index) => (
              <Step key={source.title} {...source} isPart from={index * STEP} to={(index + 1) * STEP} />
            ))}
            <Step {...enquiry} from={ASKED - STEP} to={ASKED} />
          </ol>
          <ReplyDial minutes={figures.replyMinutes} caption={followUp.dial} />
          <ol className="dial-steps dial-outcome">
            <Step {...followUp} isPart from={ASKED} to={REPLIED} />
            <Step {...diary} from={REPLIED} to={0.95}>
              <ActionLink action={engine.action} className="touch-target link" />
            </Step>
          </ol>
        </div>
      </div>
    </Section>
  )
}

type StepProps = TitledText & { from: number; to: number; isPart?: boolean; children?: ReactNode }

/**
 * @param from the share of the scroll at which its line begins.
 * @param isPart whether it is a part of the engine, and its title a heading.
 */
function Step({ title, text, from, to, isPart = false, children }: StepProps) {
  return (
    <li style={{ '--from': round(from), '--to': round(to) }}>
      {isPart ? <h3>{title}</h3> : <p className="text-name font-semibold">{title}</p>}
      <p className="mt-1.5">{text}</p>
      {children}
    </li>
  )
}
