import type { ReactNode } from 'react'
import { ActionLink } from '@/components/ui/link'
import { figures } from '@/content/figures'
import { growthEngine } from '@/content/home'
import type { TitledText } from '@/content/schema'
import { round } from '@/lib/round'
import { DialFace } from './dial-face'

const { sources, enquiry, followUp, diary, action } = growthEngine

/** Progress of the scroll, from 0 to 1, at which the clock starts with the enquiry and stops with the reply. */
const ASKED = 0.22
const REPLIED = 0.6
/** Each source and the enquiry take an equal part of the progress before the clock starts. */
const STEP = ASKED / (sources.length + 1)

/** The dial of the reply time, between its steps. Each step animates over a range of the scroll. */
export function ReplyDial() {
  return (
    <div className="dial-track">
      <div
        style={{
          '--minutes': figures.replyMinutes,
          '--sources-lit': round(ASKED - STEP),
          '--asked': ASKED,
          '--replied': REPLIED,
        }}
        className="dial-stage"
      >
        <ol className="dial-steps">
          {sources.map((source, index) => (
            <Step key={source.title} {...source} isPart from={index * STEP} to={(index + 1) * STEP} />
          ))}
          <Step {...enquiry} from={ASKED - STEP} to={ASKED} />
        </ol>
        <DialFace minutes={figures.replyMinutes} caption={followUp.dial} />
        <ol className="dial-steps dial-outcome">
          <Step {...followUp} isPart from={ASKED} to={REPLIED} />
          <Step {...diary} from={REPLIED} to={0.75}>
            <ActionLink action={action} className="touch-target link" />
          </Step>
        </ol>
      </div>
    </div>
  )
}

type StepProps = Pick<TitledText, 'title'> & {
  text?: string
  from: number
  to: number
  isPart?: boolean
  children?: ReactNode
}

/**
 * @param from the progress at which its line starts to grow; at `to`, the line is complete.
 * @param isPart makes the title a heading, for the parts of the engine.
 */
function Step({ title, text, from, to, isPart = false, children }: StepProps) {
  return (
    <li style={{ '--step-from': round(from), '--step-to': round(to) }}>
      {isPart ? <h3>{title}</h3> : <p className="dial-event">{title}</p>}
      {text && <p className="dial-text">{text}</p>}
      {children}
    </li>
  )
}
