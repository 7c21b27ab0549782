import { drawingUrl } from './drawing-url'

type Props = { name: string; className?: string; viewBox?: string; label?: string }

/** A drawing of the sprite, which keeps its paths out of the page. @param label what it shows, if it says anything. */
export function Drawing({ name, label, ...attributes }: Props) {
  return (
    <svg {...attributes} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={drawingUrl(name)} />
    </svg>
  )
}
