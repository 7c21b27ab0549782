import type { ComponentProps } from 'react'
import drawings from './drawings.svg'

/**
 * A drawing of the sprite, which keeps its paths out of the page and has a URL of its content, so that browsers keep it.
 * @param name a symbol's in drawings.svg.
 * @param label what it shows, if it says anything.
 * @param attributes its width and height above all, its size where no styles apply.
 */
export function SpriteIllustration({
  name,
  label,
  ...attributes
}: ComponentProps<'svg'> & { name: string; label?: string }) {
  return (
    <svg {...attributes} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${drawings.src}#${name}`} />
    </svg>
  )
}
