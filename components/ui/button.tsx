import type { Action } from '@/content/link-types'
import { ActionLink } from './link'

/**
 * Returns the classes of a link or button that looks like a button, which paper does not show.
 * @param isFull whether it fills the width on phones, where it is the point of its section.
 */
export function buttonClass(isFull = false, extra = ''): string {
  return `button paper:hidden ${isFull ? 'slim:w-full' : ''} ${extra}`
}

/** A link to a page of this site that looks like a button. It fills the width on phones. */
export function ButtonLink({ action, className }: { action: Action; className?: string }) {
  return <ActionLink action={action} className={buttonClass(true, className)} />
}
