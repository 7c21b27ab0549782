import { Section } from '@/components/ui/section'
import { promises } from '@/content/home'

export function Promises() {
  return (
    <Section labelledBy="promises" tone="sunken">
      <h2 id="promises" data-reveal className="md:text-center">
        {promises.title}
      </h2>
      <ol data-reveal className="mt-10 border-y border-ink md:mt-14 md:grid md:grid-cols-3">
        {promises.clauses.map(({ title, motto, text }, index) => (
          <li
            key={title}
            className="border-line-strong/50 py-8 not-first:border-t md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-6 md:not-last:pr-6 lg:py-12 lg:not-first:pl-10 lg:not-last:pr-10"
          >
            <p aria-hidden="true" className="figure text-h4 text-brass">
              § {index + 1}
            </p>
            <h3 className="mt-6 lg:mt-12">{title}</h3>
            <p className="mt-2 text-small font-medium text-brass">{motto}</p>
            <p className="mt-4 max-w-measure-xl text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
