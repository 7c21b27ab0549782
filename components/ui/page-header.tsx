import type { ComponentProps, ReactNode } from 'react'
import { Fitted } from './fitted'

type Props = Pick<ComponentProps<typeof Fitted>, 'maxEm' | 'maxEmNarrow'> & {
  title: string
  lead?: string
  id?: string
  className?: string
  leadClass?: string
  children?: ReactNode
}

/**
 * The title of a page in fitted lines, and its lead.
 * @param maxEm maximum width of a line in em on wide screens: the smaller, the larger the type.
 * @param maxEmNarrow the same on narrow screens. Defaults to `maxEm`.
 * @param id of the heading, for a section that it names.
 * @param className further classes, such as another space below.
 * @param leadClass further classes of the lead.
 * @param children next to the lead on wide screens, in four of its twelve columns: a link or a button.
 */
export function PageHeader({ title, lead, id, className = '', leadClass = '', children, ...widths }: Props) {
  return (
    <div className={`columns items-end gap-y-4 px-m pt-8 pb-10 ${className}`}>
      <h1 id={id} className="wide:col-span-12">
        <Fitted text={title} {...widths} />
      </h1>
      {lead && <p className={`max-w-text text-lead wide:col-span-8 ${leadClass}`}>{lead}</p>}
      {children}
    </div>
  )
}
