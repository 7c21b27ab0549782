import type { ReactNode } from 'react'
import { ActionLink } from '@/components/ui/link'
import { figures } from '@/content/figures'
import { growthEngine } from '@/content/home'
import { DialFace } from './dial-face'

const { sources, enquiry, followUp, diary, action } = growthEngine

/** The dial of the reply time, between what comes before the enquiry and what follows it. */
export function ReplyDial() {
  return (
    <div className="dial-stage">
      <ol className="dial-steps">
        {sources.map((source) => (
          <Step key={source.title} {...source} isPart />
        ))}
        <Step {...enquiry} />
      </ol>
      <DialFace minutes={figures.replyMinutes} unit={followUp.unit} caption={followUp.dial} />
      <ol className="dial-steps dial-outcome">
        <Step {...followUp} isPart />
        <Step {...diary}>
          <ActionLink action={action} className="touch-target link" />
        </Step>
      </ol>
    </div>
  )
}

type StepProps = { title: string; text?: string; isPart?: boolean; children?: ReactNode }

/** @param isPart makes the title a heading, for the parts of the engine. */
function Step({ title, text, isPart = false, children }: StepProps) {
  return (
    <li>
      {isPart ? <h3>{title}</h3> : <p className="text-xl font-semibold">{title}</p>}
      {text && <p className="mt-1.5">{text}</p>}
      {children}
    </li>
  )
}
