import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { closing } from '@/content/home'
import { ClosingWeek } from './closing-week'

/** The last section: a full week with an open slot. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" ground="inverse" isBare className="break-inside-avoid pt-section">
      <div className="px-m">
        <h2 id="closing" className="[--window-share:1]">
          <Fitted text={closing.title} maxEmNarrow={3.4} />
        </h2>
        <p className="mt-md max-w-[40em] text-lg">{closing.text}</p>
      </div>
      <ClosingWeek action={closing.action} />
    </Section>
  )
}
