import type { Action, TitledText } from '@/content/schema'
import { ButtonLink } from './button'
import { Fitted } from './fitted'
import { Section } from './section'

/** The closing call to action of a page. */
export function ClosingLine({ title, text, action }: TitledText & { action: Action }) {
  return (
    <Section labelledBy="closing" ground="night" className="paper:hidden">
      <h2 id="closing">
        <Fitted text={title} narrow={3.6} />
      </h2>
      <div className="mt-8 columns items-end gap-y-6 wide:mt-[1.5vw]">
        <p className="max-w-[34em] text-lead wide:col-span-7">{text}</p>
        <ButtonLink action={action} className="wide:col-start-8 wide:col-end-13 wide:min-h-18" />
      </div>
    </Section>
  )
}
