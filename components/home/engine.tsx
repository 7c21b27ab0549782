import type { ReactNode } from 'react'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import type { TitledText } from '@/content/types'
import { ReplyDial } from './reply-dial'

const { sources, enquiry, followUp, diary } = engine
const before = [...sources, enquiry]

/** The dial of the reply time, between where enquiries come from and where they lead. Each step has its part of the run. */
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
      <div style={{ '--steps': before.length + 2 }} className="dial-track">
        <div className="dial-stage break-inside-avoid">
          <ol className="dial-steps">
            {before.map((step, index) => (
              <Step key={step.title} {...step} place={index + 1} />
            ))}
          </ol>
          <ReplyDial minutes={figures.replyMinutes} caption={followUp.dial} />
          <ol className="dial-steps dial-outcome">
            <Step {...followUp} place={before.length + 1} />
            <Step {...diary} place={before.length + 2}>
              <ActionLink action={engine.action} className="touch-target link" />
            </Step>
          </ol>
        </div>
      </div>
    </Section>
  )
}

function Step({ title, text, place, children }: TitledText & { place: number; children?: ReactNode }) {
  return (
    <li style={{ '--place': place }}>
      <h3>{title}</h3>
      <p className="mt-1.5">{text}</p>
      {children}
    </li>
  )
}
