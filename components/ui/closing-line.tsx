import type { ReactNode } from 'react'
import type { Action } from '@/content/schema'
import { ButtonLink } from './button'
import { Section } from './section'

type Props = {
  title: ReactNode
  text: string
  action: Action
  children?: ReactNode
}

/**
 * The closing call to action of a page: a band with a title, a sentence and a button.
 * @param title fitted lines.
 * @param children shown below the button.
 */
export function ClosingLine({ title, text, action, children }: Props) {
  return (
    <Section labelledBy="closing" background="inverse" className="screen-only">
      <h2 id="closing">{title}</h2>
      <div className="mt-md columns items-baseline gap-y-6">
        <p className="max-w-text text-lg wide:col-span-7">{text}</p>
        <div className="wide:col-[8/13]">
          <ButtonLink action={action} className="w-full wide:min-h-18" />
          {children}
        </div>
      </div>
    </Section>
  )
}
