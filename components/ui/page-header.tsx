import type { Action } from '@/content/schema'
import { ButtonLink } from './button'
import { Eyebrow } from './eyebrow'

const layouts = {
  stacked: { header: '', title: '', lead: 'mt-6' },
  centred: { header: 'text-center', title: 'mx-auto', lead: 'mx-auto mt-6' },
  'side-by-side': { header: 'grid gap-y-6 lg:grid-cols-[1.7fr_1fr] lg:items-end', title: '', lead: 'lg:pb-3' },
}

/**
 * The title of a page and its lead.
 * @param layout `stacked` and `centred` place the lead below the title, `side-by-side` next to it on wide screens.
 * @param action appears next to the lead, in a separate row with a line above.
 */
export function PageHeader({
  id,
  eyebrow,
  title,
  lead,
  action,
  layout = 'stacked',
  className = '',
  titleClass = '',
  leadClass = '',
}: {
  id?: string
  eyebrow?: string
  title: string
  lead: string
  action?: Action
  layout?: keyof typeof layouts
  className?: string
  titleClass?: string
  leadClass?: string
}) {
  const classes = layouts[layout]
  const text = <p className={`text-muted text-lead text-balance ${action ? '' : classes.lead} ${leadClass}`}>{lead}</p>
  return (
    <div className={`${classes.header} ${className}`}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 id={id} className={`${eyebrow ? 'mt-4' : ''} ${classes.title} ${titleClass}`}>
          {title}
        </h1>
      </div>
      {action ? (
        <div className="md:mt-12 md:grid-cols-[1fr_auto] md:items-center mt-8 grid gap-8 border-t border-line pt-8 print:mt-3 print:pt-3">
          {text}
          <ButtonLink action={action} className="justify-self-start" />
        </div>
      ) : (
        text
      )}
    </div>
  )
}
