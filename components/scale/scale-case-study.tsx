import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/content/schema'
import { scale } from '@/content/scale'
import { caseStudies } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { Chair } from './chair'

const { eyebrow, title, caseStudy, chairs } = scale.proof

export function ScaleCaseStudy() {
  const items: readonly CaseStudy[] = caseStudies.items
  const { headline, results, client, location } = items.find(({ id }) => id === caseStudy) ?? {}
  const outcome = results?.[0]
  if (!headline || !outcome) return null
  const values = { surgeries: outcome.figure }
  const chairCount = /^\d+$/.test(outcome.figure) ? Number(outcome.figure) : 0
  return (
    <Section labelledBy="growth" tone="sunken">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id="growth" className="mt-3">
        {interpolate(title, values)}
      </h2>
      <p className="mt-4">{client}</p>
      <p className="text-muted first-letter:uppercase">{location}</p>
      <ul className="sm:grid-cols-2 lg:mt-14 mt-10 grid gap-x-16 gap-y-8">
        {[headline, outcome].map(({ figure, text }) => (
          <li key={figure} data-reveal className="border-line-strong border-t pt-2">
            <span className="figure block text-[clamp(7rem,3rem+17vw,16rem)] leading-[0.9]">{figure}</span>{' '}
            <span className="text-muted mt-2 block max-w-88 text-lead text-balance">{text}</span>
          </li>
        ))}
      </ul>
      {chairCount > 0 && (
        <div
          role="img"
          aria-label={interpolate(chairs, values)}
          className="text-muted md:grid-cols-[repeat(15,1fr)] md:gap-x-1 lg:mt-20 lg:gap-x-2 mt-14 grid grid-cols-5 gap-x-2 gap-y-6 text-center text-small tabular-nums"
        >
          {Array.from({ length: chairCount }, (_, index) => (
            <span key={index}>
              <Chair className="text-accent mx-auto w-full max-w-16" />
              <span className="border-line-strong mt-1 block border-t pt-2">{index + 1}</span>
            </span>
          ))}
        </div>
      )}
    </Section>
  )
}
