import type { Action } from '@/content/types'
import { ActionLink } from './link'

/** A tall button closes a page or is its only link. The tallest is as tall as the text in the cell next to it. */
const sizes = { normal: '', tall: 'min-h-18', tallOnWide: 'wide:min-h-18', tallestOnWide: 'wide:min-h-24' }

type Size = keyof typeof sizes

type ButtonStyle = { isFull?: boolean; size?: Size | undefined; className?: string | undefined }

/**
 * Returns the classes of a link or button that looks like a button. Buttons are not printed.
 * @param isFull whether it fills the width on narrow screens, where it is the point of its section.
 * @param size its height.
 * @param className further classes.
 */
export function buttonClass({ isFull = false, size = 'normal', className = '' }: ButtonStyle = {}): string {
  return `button ${isFull ? 'narrow:w-full' : ''} ${sizes[size]} ${className}`
}

type Props = { action: Action; size?: Size; className?: string }

/** A link to a page of this site that looks like a button, from which the calendar can open. It fills the width on narrow screens. */
export function ButtonLink({ action, size, className }: Props) {
  return <ActionLink action={action} data-button className={buttonClass({ isFull: true, size, className })} />
}
