import type { ReactNode } from 'react'
import type { Action } from '@/content/types'
import { ButtonLink } from './button'
import { Section } from './section'

type Props = { title: ReactNode; text: string; action: Action; drawing?: ReactNode }

/**
 * The closing call to action of a page.
 * @param title fitted lines.
 * @param drawing at the foot of the section, from edge to edge.
 */
export function ClosingLine({ title, text, action, drawing }: Props) {
  return (
    <Section
      labelledBy="closing"
      ground="night"
      isBare={Boolean(drawing)}
      className={drawing ? 'screen-only closing-high' : 'screen-only'}
    >
      <div className="closing-words">
        <h2 id="closing">{title}</h2>
        <div className="mt-8 columns items-end gap-y-6 wide:mt-m">
          <p className="max-w-text text-lead wide:col-span-7">{text}</p>
          <ButtonLink action={action} size="tallOnWide" className="wide:col-[8/13]" />
        </div>
      </div>
      {drawing && (
        <div aria-hidden="true" className="mt-6">
          {drawing}
        </div>
      )}
    </Section>
  )
}
