import drawings from './drawings.svg'

type Props = {
  name: string
  width: number
  height: number
  viewBox?: string
  className?: string
  label?: string
}

/**
 * A drawing of the sprite, which keeps its paths out of the page and has a URL of its content, so that browsers keep it.
 * @param name a symbol's in drawings.svg.
 * @param width in pixels, as is `height`: its size where no styles apply.
 * @param label what it shows, if it says anything.
 */
export function Drawing({ name, label, ...attributes }: Props) {
  return (
    <svg {...attributes} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${drawings.src}#${name}`} />
    </svg>
  )
}
