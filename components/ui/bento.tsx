import type { TitledText } from '@/content/types'

const shapes = [
  'bg-accent-soft border-transparent md:col-span-4 md:min-h-80',
  'bg-surface md:col-span-2',
  'bg-surface md:col-span-2',
  'bg-sunken border-transparent md:col-span-4 md:min-h-72',
] as const

/** Four numbered cards of unequal size, two by two. */
export function Bento({ cards, className = '' }: { cards: readonly TitledText[]; className?: string }) {
  return (
    <ol className={`grid gap-4 md:grid-cols-6 md:gap-5 ${className}`}>
      {cards.map(({ title, text }, index) => (
        <li
          key={title}
          data-reveal
          className={`flex flex-col justify-between gap-10 rounded-panel border border-line p-6 md:p-8 ${shapes[index] ?? ''}`}
        >
          <span aria-hidden="true" className="figure text-h2 leading-none text-brass">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="mt-3 max-w-[48ch] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
