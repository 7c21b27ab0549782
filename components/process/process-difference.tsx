import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'

/** The four cards, skewed like the panels of a folded leaflet. */
export function ProcessDifference() {
  return (
    <Section labelledBy="difference" tone="sunken">
      <h2 id="difference">{difference.title}</h2>
      <ol data-reveal className="mt-10 px-2 print:mt-4! wide:mt-16 wide:grid wide:grid-cols-4 wide:px-px">
        {difference.cards.map(({ title, text }, index) => (
          <li
            key={title}
            className="group bg-surface even:bg-canvas -skew-x-1 border border-line not-first:border-t-0 even:skew-x-1 wide:skew-x-0 wide:-skew-y-2 wide:not-first:border-t wide:not-first:border-l-0 wide:even:skew-x-0 wide:even:skew-y-2 wide:even:not-last:border-r-0"
          >
            <div className="skew-x-1 p-6 group-even:-skew-x-1 print:p-4! wide:skew-x-0 wide:skew-y-2 wide:px-7 wide:pt-9 wide:pb-16 wide:group-even:skew-x-0 wide:group-even:-skew-y-2">
              <p className="figure text-h2 text-brass" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="mt-6 print:mt-2! wide:mt-16">{title}</h3>
              <p className="text-muted mt-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
