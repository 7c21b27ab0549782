import type { ComponentProps, ReactNode } from 'react'
import { Fitted } from '@/components/ui/fitted'

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
 * @param children a link or a button in the last four columns, next to the lead.
 */
export function PageHeader({ title, lead, id, className = '', leadClass = '', children, ...widths }: Props) {
  return (
    <div className={`columns items-end gap-y-4 px-m pt-8 pb-10 ${className}`}>
      <h1 id={id} className="wide:col-span-12">
        <Fitted text={title} {...widths} />
      </h1>
      {lead && <p className={`max-w-text text-lg wide:col-span-8 ${leadClass}`}>{lead}</p>}
      {children}
    </div>
  )
}
