import { Section } from '@/components/ui/section'
import type { TitledText } from '@/content/schema'

type Props = {
  id: string
  title: string
  ground?: 'surface' | 'inverse'
  cards: readonly (TitledText & { motto?: string })[]
  cardTitleClass?: string
}

/** Points of equal weight, in cells side by side on wide screens. Pages import titled-cells.css. */
export function TitledCells({ id, title: heading, ground, cards, cardTitleClass }: Props) {
  return (
    <Section labelledBy={id} ground={ground} isBare className="break-inside-avoid pt-section">
      <h2 id={id} className="px-m pb-md">
        {heading}
      </h2>
      <ul className="titled-cells">
        {cards.map(({ title, motto, text }) => (
          <li key={title}>
            <h3 className={cardTitleClass}>{title}</h3>
            {motto && <p className="font-semibold">{motto}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
