import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'

/** The four cards as one folded leaflet, as it stands on a reception desk. */
export function Difference() {
  return (
    <Section labelledBy="difference" tone="sunken">
      <h2 id="difference">{difference.title}</h2>
      <ol data-reveal className="mt-10 px-2 lg:mt-16 lg:grid lg:grid-cols-4 lg:px-0">
        {difference.cards.map(({ title, text }, index) => (
          <li
            key={title}
            className="group border border-line bg-surface -skew-x-1 even:skew-x-1 even:bg-canvas not-first:border-t-0 lg:skew-x-0 lg:-skew-y-2 lg:even:skew-x-0 lg:even:skew-y-2 lg:not-first:border-t lg:not-first:border-l-0"
          >
            <div className="skew-x-1 p-6 group-even:-skew-x-1 lg:skew-x-0 lg:skew-y-2 lg:px-7 lg:pt-9 lg:pb-16 lg:group-even:skew-x-0 lg:group-even:-skew-y-2">
              <p className="figure text-h2 text-brass" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="mt-6 lg:mt-16">{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
