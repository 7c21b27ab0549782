import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'
import { leftBearing } from '@/lib/type/left-bearing'

/** What sets the agency apart, one numbered card for each point. */
export function HomeDifference() {
  return (
    <Section labelledBy="difference" isBare className="break-inside-avoid pt-section">
      <h2 id="difference" className="px-m pb-part">
        {difference.title}
      </h2>
      <ol className="difference-cards">
        {difference.cards.map(({ title, text }, index) => (
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
