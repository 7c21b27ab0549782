import type { Action } from '@/content/schema'
import { buttonClass } from './button-class'
import { ActionLink } from './link'

/** A link to a page of this site that looks like a button. It fills the width on phones. */
export function ButtonLink({ action, className }: { action: Action; className?: string }) {
  return <ActionLink action={action} className={buttonClass(true, className)} />
}
