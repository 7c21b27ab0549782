import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { founderLetter } from '@/content/home'
import type { Owner } from '@/content/schema'
import { site } from '@/content/site'

/** The letter, signed by the founder if `owner.founder` is set, and otherwise by the agency. */
export function FounderLetter({ owner: { founder, photograph } }: { owner: Owner }) {
  return (
    <Section
      labelledBy="honesty"
      tone="sunken"
      className={photograph && 'grid justify-center gap-10 lg:grid-cols-[auto_44rem] lg:gap-14'}
    >
      {photograph && (
        // build/pictures.ts writes both sizes.
        // eslint-disable-next-line @next/next/no-img-element -- next/image needs a server.
        <img
          src="/generated/photograph/224.webp"
          srcSet="/generated/photograph/448.webp 2x"
          alt={photograph.alt}
          width={224}
          height={280}
          loading="lazy"
          decoding="async"
          className="rounded-panel max-lg:mx-auto"
        />
      )}
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
        <p className="mt-8 font-serif text-h4 md:text-[1.5625rem]">
          {founder?.name ?? site.name}
          {founder && <span className="mt-1 block font-sans text-small text-muted">{founder.role}</span>}
        </p>
        <ButtonLink action={founderLetter.action} className="mt-10" />
      </div>
    </Section>
  )
}
