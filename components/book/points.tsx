import type { TitledText } from '@/content/schema'

const CONNECTOR =
  'before:absolute before:top-4 before:-bottom-3 before:left-[4.5px] before:w-px before:bg-line-strong/50 last:before:hidden md:max-lg:before:hidden'

/** An ordered list whose markers are joined by a line. */
export function Points({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="mt-5 grid gap-x-10 gap-y-6 md:max-lg:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className={`group relative pl-7 ${CONNECTOR}`}>
          <span
            aria-hidden
            className="absolute top-2.5 left-0 size-2.5 rounded-full border border-brass bg-brass group-last:bg-canvas"
          />
          <p className="font-serif text-h3">{title}</p>
          <p className="mt-1 text-small text-balance text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
