import { Section } from '@/components/ui/section'
import type { TitledText } from '@/content/schema'

type Props = {
  id: string
  title: string
  background?: 'surface' | 'inverse'
  cards: readonly (TitledText & { motto?: string })[]
  cardTitleClass?: string
  className?: string
}

/** Points of equal weight, in cells side by side on wide screens. */
export function TitledCells({ id, title: heading, background, cards, cardTitleClass, className = '' }: Props) {
  return (
    <Section labelledBy={id} background={background} isBare className={`break-inside-avoid pt-section ${className}`}>
      <h2 id={id} className="px-m pb-md">
        {heading}
      </h2>
      {/* The margin hides the first border of a row. */}
      <ul
        className={`-ms-px grid border-b wide:auto-cols-fr wide:grid-flow-col ${cards.length === 3 ? 'not-wide:not-phone:grid-cols-3' : 'not-wide:not-phone:grid-cols-2'}`}
      >
        {cards.map(({ title, motto, text }) => (
          <li key={title} className="grid content-start gap-2 border-s border-t px-m pt-5 pb-8 wide:pb-12">
            <h3 className={cardTitleClass}>{title}</h3>
            {motto && <p className="font-semibold">{motto}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
