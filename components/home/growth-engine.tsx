import type { ReactNode } from 'react'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { growthEngine } from '@/content/home'
import { DialFace } from './dial-face'

const { title, line, lead, sources, enquiry, followUp, diary, action } = growthEngine

/** The dial of the reply time, between what comes before the enquiry and what follows it. */
export function GrowthEngine() {
  return (
    <Section labelledBy="growth-engine" background="inverse">
      <h2 id="growth-engine">
        <Fitted text={title} maxEmNarrow={4.5} />
      </h2>
      <div className="columns break-inside-avoid break-after-avoid items-end gap-y-4 pt-6 wide:pt-sm">
        <p className="display text-5xl wide:col-span-7">{line}</p>
        <p className="text-lg wide:col-[9/13]">{lead}</p>
      </div>
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
    </Section>
  )
}

type StepProps = { title: string; text?: string; isPart?: boolean; children?: ReactNode }

/** @param isPart makes the title a heading, for the parts of the engine. */
function Step({ title: name, text, isPart = false, children }: StepProps) {
  return (
    <li>
      {isPart ? <h3>{name}</h3> : <p className="text-xl font-semibold">{name}</p>}
      {text && <p className="mt-1.5">{text}</p>}
      {children}
    </li>
  )
}
