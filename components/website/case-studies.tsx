import { Section } from '@/components/ui/section'
import { Measure } from './measure'
import { caseStudies } from '@/content/website'

export function CaseStudies() {
  return (
    <Section labelledBy="results">
      <h2 id="results">{caseStudies.title}</h2>
      <ul className="mt-10 lg:mt-14 print:mt-4">
        {caseStudies.items.map(({ id, headline, results: further, drawn, client, location }) => (
          <li
            key={id}
            className="grid gap-x-12 border-t border-line py-10 lg:py-14 print:break-inside-avoid print:py-3 wide:grid-cols-[1.45fr_1fr]"
            data-reveal
          >
            <h3 className="grid gap-y-4 wide:col-span-2 wide:grid-cols-subgrid wide:items-baseline-last">
              <span className="figure text-[max(min(22vw,5rem),min(15vw,12.5rem))] leading-[0.8] tracking-tight print:text-[4.5rem]">
                {headline.figure}
              </span>{' '}
              <span className="max-w-headline">{headline.text}</span>
            </h3>
            <Measure {...drawn} />
            <div className="mt-6 print:mt-2 wide:col-start-2">
              {further.map(({ figure, text }) => (
                <p key={figure} className="flex items-baseline gap-3">
                  <span className="figure text-h3 text-brass">{figure}</span> <span>{text}</span>
                </p>
              ))}
              <p className="mt-4 text-small text-muted">
                {client}, {location}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
