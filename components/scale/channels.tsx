import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'
import { ChannelDrawing } from './channel-drawing'

const { title, lead, steps } = scale.channels

export function Channels() {
  return (
    <Section labelledBy="channels">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
        <h2 id="channels">{title}</h2>
        <p className="max-w-measure-md text-lead text-muted">{lead}</p>
      </div>
      <ol data-reveal className="mt-10 grid gap-y-8 lg:mt-16 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[6.5rem_1fr] gap-x-5 lg:block">
            <ChannelDrawing step={index} />
            <div className="lg:mt-6 lg:pr-8">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
