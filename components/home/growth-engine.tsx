import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { growthEngine } from '@/content/home'
import { ReplyDial } from './reply-dial'

/** What happens within minutes of an enquiry. */
export function GrowthEngine() {
  return (
    <Section labelledBy="growth-engine" ground="inverse">
      <h2 id="growth-engine">
        <Fitted text={growthEngine.title} maxEmNarrow={4.5} />
      </h2>
      <div className="columns break-inside-avoid break-after-avoid items-end gap-y-4 pt-6 wide:pt-sm">
        <p className="display text-5xl wide:col-span-7">{growthEngine.line}</p>
        <p className="text-lg wide:col-[9/13]">{growthEngine.lead}</p>
      </div>
      <ReplyDial />
    </Section>
  )
}
