import type { ComponentProps } from 'react'
import drawings from './drawings.svg'

/**
 * A drawing from the sprite, which browsers cache separately from the page.
 * @param name the id of a symbol in drawings.svg.
 * @param label the text alternative; without one, the drawing is hidden from assistive technology.
 * @param attributes include `width` and `height` in pixels, which size the drawing without stylesheets.
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
