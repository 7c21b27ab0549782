import type { Route } from 'next'
import type { ComponentProps } from 'react'
import type { Action } from '@/content/schema'

type Anchor = Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of this site. */
export function InternalLink({ href, ...rest }: Anchor & { href: Route }) {
  return <a href={href} {...rest} />
}

/** A link with the label of its action. */
export function ActionLink({ action, ...rest }: Omit<Anchor, 'children'> & { action: Action }) {
  return (
    <InternalLink {...rest} href={action.href}>
      {action.label}
    </InternalLink>
  )
}

/** A link to another site that opens in a new tab, without opener or referrer. */
export function ExternalLink({ href, ...rest }: Anchor & { href: string }) {
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
}
