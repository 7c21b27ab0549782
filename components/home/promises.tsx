import { Section } from '@/components/ui/section'
import { promises } from '@/content/home'
import { leftBearing } from '@/lib/font-metrics/left-bearing'

/** The agency's promises, numbered as the clauses of a contract. */
export function Promises() {
  return (
    <Section labelledBy="promises" ground="deep" className="break-inside-avoid">
      <div className="columns">
        <p aria-hidden="true" style={leftBearing('§')} className="clause-mark">
          §
        </p>
        <div className="clauses">
          <h2 id="promises" className="pb-part">
            {promises.title}
          </h2>
          <ol>
            {promises.clauses.map(({ title, motto, text }, index) => (
              <li key={title} className="clause">
                <p aria-hidden="true" className="font-semibold">
                  {index + 1}
                </p>
                <h3>{title}</h3>
                <p className="mt-2 font-semibold">{motto}</p>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
