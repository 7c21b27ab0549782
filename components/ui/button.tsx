import type { Action } from '@/content/schema'
import { ActionLink } from './link'

/** A link to a page of this site that looks like a button, from which the calendar can open. */
export function ButtonLink({ action, className = '' }: { action: Action; className?: string }) {
  return <ActionLink action={action} data-button className={`button ${className}`} />
}
