import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import type { TitledText } from '@/content/schema'
import { ReplyDial } from './reply-dial'

const { sources, enquiry, followUp, diary } = engine

/** The dial of the reply time, between where enquiries come from and where they lead. */
export function Engine() {
  return (
    <Section labelledBy="engine" ground="night">
      <h2 id="engine">
        <Fitted text={engine.title} />
      </h2>
      <div className="columns items-end gap-y-4 pt-6 wide:pt-[2vw]">
        <p className="voice text-caption wide:col-span-7">{engine.line}</p>
        <p className="text-lead wide:col-start-9 wide:col-end-13">{engine.lead}</p>
      </div>
      <div className="mt-12 grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-10 wide:mt-[4vw] wide:grid-cols-[1fr_minmax(0,59vw)_1fr] wide:gap-0">
        <ol className="grid content-between gap-8">
          {[...sources, enquiry].map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
        <ReplyDial minutes={figures.replyMinutes} caption={followUp.dial} />
        <ol className="grid content-between gap-8 wide:max-w-[17rem] wide:justify-self-end">
          <Step {...followUp} />
          <li>
            <h3>{diary.title}</h3>
            <p className="mt-1.5">{diary.text}</p>
            <ActionLink action={engine.action} className="inline-flex min-h-11 items-center link" />
          </li>
        </ol>
      </div>
    </Section>
  )
}

function Step({ title, text }: TitledText) {
  return (
    <li className="wide:max-w-[17rem]">
      <h3>{title}</h3>
      <p className="mt-1.5">{text}</p>
    </li>
  )
}
