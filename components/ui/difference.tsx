import type { TitledText } from '@/content/types'
import { leftBearing } from '@/lib/font-metrics/left-bearing'
import { Section } from './section'

type Props = { title: string; cards: readonly TitledText[] }

/** What sets the agency apart, one numbered card for each point. Pages import difference.css. */
export function Difference({ title: heading, cards }: Props) {
  return (
    <Section labelledBy="difference" isBare className="break-inside-avoid pt-section">
      <h2 id="difference" className="px-m pb-part">
        {heading}
      </h2>
      <ol className="difference-cards">
        {cards.map(({ title, text }, index) => (
          <li key={title} className="difference-card">
            <p aria-hidden="true" style={leftBearing(`${index + 1}`)} className="difference-figure">
              {index + 1}
            </p>
            <h3>{title}</h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
