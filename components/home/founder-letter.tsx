import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { founderLetter } from '@/content/home'

export function FounderLetter() {
  return (
    <Section labelledBy="honesty" tone="sunken">
      <div
        data-reveal
        className="mx-auto max-w-176 border border-line bg-surface px-6 py-12 sm:px-14 md:px-20 md:py-20"
      >
        <h2 id="honesty">{founderLetter.title}</h2>
        <div className="mt-8 grid gap-5 font-serif text-h4 leading-[1.4] md:mt-10 md:text-[1.5625rem]">
          <p>{founderLetter.salutation}</p>
          {founderLetter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 w-56 text-small text-muted">
          <Signature />
          <span className="block border-t border-line-strong pt-2">{founderLetter.signature}</span>
        </p>
        <ButtonLink action={founderLetter.action} className="mt-10" />
      </div>
    </Section>
  )
}

/** A scribble that spells no name. */
function Signature() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 224 72"
      className="-mb-3 w-full fill-none stroke-accent stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 47C24 20 38 4 44 9c7 6-16 43-20 52 6-16 20-34 28-32 6 2-6 18 0 19 7 1 12-17 19-18 5 0-4 17 3 18 6 0 9-15 15-16 5 0-3 15 3 16 8 1 17-31 26-40 5-4 6 1 2 10-6 14-16 28-14 32 3 4 12-13 19-14 5-1-1 13 5 14 7 0 10-12 17-13 6 0-1 12 6 12 10-1 24-9 48-13" />
    </svg>
  )
}
