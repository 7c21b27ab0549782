import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { founderLetter } from '@/content/home'
import type { Owner } from '@/content/schema'
import { site } from '@/content/site'

/** A letter on a white sheet, signed by the founder, or by the agency if the content has no founder. */
export function FounderLetter({ owner: { founder } }: { owner: Owner }) {
  return (
    <Section labelledBy="honesty" background="deep">
      {/* Overlaps the videos. */}
      <div className="mx-auto -mt-[calc(2*var(--section))] max-w-[max(50rem,56vw)] break-inside-avoid px-[6.5vw] py-xl text-xl leading-[1.55] theme-white">
        <h2 id="honesty" className="mb-md text-7xl font-normal">
          {founderLetter.title}
        </h2>
        <div className="grid max-w-text gap-[1em]">
          {[founderLetter.salutation, ...founderLetter.paragraphs].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="mt-[0.4em] font-semibold">
            {founder?.name ?? site.name}
            {founder && <span className="block text-base font-normal text-soft">{founder.role}</span>}
          </p>
        </div>
        {founder?.photograph && (
          <img
            {...founder.photograph}
            alt={founder.photograph.alt}
            loading="lazy"
            decoding="async"
            className="mt-6 aspect-4/5 w-[224px] object-cover"
          />
        )}
        <ButtonLink action={founderLetter.action} className="mt-md" />
      </div>
    </Section>
  )
}
