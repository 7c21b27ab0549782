type Name = 'teeth' | 'founder' | 'attendance' | 'systems'

/** A drawing of the sprite, which keeps its paths out of the page. */
export function Drawing({ name, className }: { name: Name; className: string }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`/drawings.svg#${name}`} />
    </svg>
  )
}
