import type { ReactNode } from 'react'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import type { TitledText } from '@/content/types'
import { ReplyDial } from './reply-dial'

const { sources, enquiry, followUp, diary } = engine
const STEPS = sources.length + 3

/** The dial of the reply time, between the sources of enquiries and the diary. Each step has its part of the animation. */
export function Engine() {
  return (
    <Section labelledBy="engine" ground="night" className="engine">
      <h2 id="engine">
        <Fitted text={engine.title} narrow={4.5} />
      </h2>
      <div className="columns break-inside-avoid items-end gap-y-4 pt-6 wide:pt-item">
        <p className="voice text-caption wide:col-span-7">{engine.line}</p>
        <p className="text-lead wide:col-[9/13]">{engine.lead}</p>
      </div>
      <div style={{ '--steps': STEPS }} className="dial-track">
        <div className="dial-stage break-inside-avoid">
          <ol className="dial-steps">
            {sources.map((source, index) => (
              <Step key={source.title} {...source} isPart place={index + 1} />
            ))}
            <Step {...enquiry} place={STEPS - 2} />
          </ol>
          <ReplyDial minutes={figures.replyMinutes} caption={followUp.dial} />
          <ol className="dial-steps dial-outcome">
            <Step {...followUp} isPart place={STEPS - 1} />
            <Step {...diary} place={STEPS}>
              <ActionLink action={engine.action} className="touch-target link" />
            </Step>
          </ol>
        </div>
      </div>
    </Section>
  )
}

type StepProps = TitledText & { place: number; isPart?: boolean; children?: ReactNode }

/** @param isPart whether it is a part of the engine, and its title a heading. */
function Step({ title, text, place, isPart = false, children }: StepProps) {
  return (
    <li style={{ '--place': place }}>
      {isPart ? <h3>{title}</h3> : <p className="font-semibold">{title}</p>}
      <p className="mt-1.5">{text}</p>
      {children}
    </li>
  )
}
