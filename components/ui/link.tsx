import type { ComponentProps } from 'react'
import type { Action } from '@/content/schema'

type Anchor = ComponentProps<'a'>

/** A link to a page of this site, with the label of its action. */
export function ActionLink({ action, ...rest }: Omit<Anchor, 'href' | 'children'> & { action: Action }) {
  return (
    <a {...rest} href={action.href}>
      {action.label}
    </a>
  )
}

/** A link to another site that opens in a new tab, without opener or referrer. */
export function ExternalLink(props: Anchor) {
  return <a target="_blank" rel="noopener noreferrer" {...props} />
}
