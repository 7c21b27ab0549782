import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { founderLetter } from '@/content/home'
import type { Owner } from '@/content/schema'
import { site } from '@/content/site'

/** A letter on a white sheet, signed by the founder if known, or else by the agency. */
export function FounderLetter({ owner: { founder, photograph } }: { owner: Owner }) {
  return (
    <Section labelledBy="honesty" ground="deep">
      <div className="mx-auto max-w-[max(50rem,56vw)] px-[clamp(1.25rem,6.5vw,7rem)] pt-[clamp(2rem,7vw,8rem)] pb-[clamp(2.5rem,6vw,7rem)] text-[clamp(1.1875rem,1.5vw,2rem)] leading-[1.55] on-white">
        <h2
          id="honesty"
          className="mb-[clamp(1.6rem,3.4vw,4rem)] text-[clamp(3rem,8.4vw,10.5rem)] leading-[0.9] font-normal"
        >
          {founderLetter.title}
        </h2>
        <div className="grid max-w-[33em] gap-[1em]">
          {[founderLetter.salutation, ...founderLetter.paragraphs].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="mt-[0.4em] font-semibold">
            {founder?.name ?? site.name}
            {founder && <span className="block text-base font-normal text-soft">{founder.role}</span>}
          </p>
        </div>
        {photograph && (
          // eslint-disable-next-line @next/next/no-img-element -- next/image needs a server.
          <img
            src="/generated/photograph/224.webp"
            srcSet="/generated/photograph/448.webp 2x"
            alt={photograph.alt}
            width={224}
            height={280}
            loading="lazy"
            decoding="async"
            className="mt-6"
          />
        )}
        <ButtonLink action={founderLetter.action} className="mt-8" />
      </div>
    </Section>
  )
}
