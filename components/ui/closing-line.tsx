import type { ReactNode } from 'react'
import type { Action } from '@/content/link-types'
import { ButtonLink } from './button'
import { Section } from './section'

type Props = { title: ReactNode; text: string; action: Action; drawing?: ReactNode; isSpread?: boolean }

/**
 * The closing call to action of a page.
 * @param title fitted lines.
 * @param drawing at the foot of the section, from edge to edge.
 * @param isSpread sets the title at the top of the section and the rest at its foot.
 */
export function ClosingLine({ title, text, action, drawing, isSpread = false }: Props) {
  const content = (
    <>
      <h2 id="closing">{title}</h2>
      <div className="mt-8 columns items-end gap-y-6 wide:mt-[1.5vw]">
        <p className="max-w-text text-lead wide:col-span-7">{text}</p>
        <ButtonLink action={action} size="tallOnWide" className="wide:col-start-8 wide:col-end-13" />
      </div>
    </>
  )
  if (!drawing && !isSpread)
    return (
      <Section labelledBy="closing" ground="night" className="paper:hidden">
        {content}
      </Section>
    )
  return (
    <Section
      labelledBy="closing"
      ground="night"
      bare
      // Clips the slot of a word, which reaches above the section on wide screens, but not the ascenders of other titles.
      className={`flex min-h-[33rem] flex-col justify-between pt-group wide:min-h-[34rem] paper:hidden ${isSpread ? 'wide:overflow-clip' : ''}`}
    >
      <div className={`px-m ${isSpread ? 'flex grow flex-col justify-between pb-group' : ''}`}>{content}</div>
      {drawing && (
        <div aria-hidden="true" className="mt-6 h-24 wide:h-30">
          {drawing}
        </div>
      )}
    </Section>
  )
}
