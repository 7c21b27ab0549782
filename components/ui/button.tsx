import type { Action } from '@/content/schema'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class'
import { ActionLink } from './link'

type Appearance = { variant?: ButtonVariant; size?: ButtonSize; className?: string }

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ action, variant, size, className }: Appearance & { action: Action }) {
  return <ActionLink action={action} className={buttonClass(variant, size, className)} />
}
