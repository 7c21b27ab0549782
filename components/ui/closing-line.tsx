import type { ReactNode } from 'react'
import type { Action } from '@/content/schema'
import { ButtonLink } from './button'
import { Section } from './section'

/**
 * The closing call to action of a page.
 * @param title fitted lines.
 */
export function ClosingLine({ title, text, action }: { title: ReactNode; text: string; action: Action }) {
  return (
    <Section labelledBy="closing" ground="night" className="paper:hidden">
      <h2 id="closing">{title}</h2>
      <div className="mt-8 columns items-end gap-y-6 wide:mt-[1.5vw]">
        <p className="max-w-[34em] text-lead wide:col-span-7">{text}</p>
        <ButtonLink action={action} className="wide:col-start-8 wide:col-end-13 wide:min-h-18" />
      </div>
    </Section>
  )
}
