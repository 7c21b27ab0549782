import { Section } from '@/components/ui/section'
import { problem } from '@/content/home'

export function Problem() {
  return (
    <Section labelledBy="problem" tone="sunken" className="roomy">
      <h2 id="problem" data-reveal className="text-[clamp(2.5rem,0.75rem+7.2vw,7.25rem)] leading-none">
        {problem.title}
      </h2>
      <div data-reveal className="mt-12 grid gap-10 md:mt-16 lg:mt-20 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <p className="max-w-measure-md text-lead text-muted">{problem.lead}</p>
        <ul className="border-t border-ink">
          {problem.pains.map(({ pain, answer }) => (
            <li
              key={pain}
              className="grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[1fr_13rem] sm:items-baseline xl:grid-cols-[1fr_17rem]"
            >
              <s className="font-serif text-h3 leading-tight text-balance text-muted decoration-brass decoration-[1.5px]">
                {pain}
              </s>
              <span className="text-small text-balance sm:border-l sm:border-brass sm:pl-4">{answer}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
