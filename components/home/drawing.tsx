import type { Ref } from 'react'
import drawings from './drawings.svg'

/** The URL of the sprite, whose name changes with its content, so that browsers may keep it. */
export const SPRITE: string = drawings.src

type Props = { name: string; className?: string; viewBox?: string; label?: string; ref?: Ref<SVGSVGElement> }

/**
 * A drawing of the sprite, which keeps its paths out of the page.
 * @param name a symbol's in drawings.svg.
 * @param label what it shows, if it says anything.
 */
export function Drawing({ name, label, ...attributes }: Props) {
  return (
    <svg {...attributes} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
