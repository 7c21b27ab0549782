import type { TitledText } from '@/content/types'

/** Points of the conversation, strung on one line from first to last. */
export function Points({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 md:max-lg:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-4">
          <p className="font-medium">{title}</p>
          <p className="mt-0.5 text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
