import { Section } from '@/components/ui/section'
import { testimonials } from '@/content/website'
import type { Testimonial } from '@/content/schema'
import { LOGO_HEIGHT, logoUrl, logoWidth } from '@/lib/logo'
import { Rating, RatingSymbols } from './rating'

/** Quotes from clients. Samples are labelled as such. */
export function Testimonials({ items = testimonials.items }: { items?: readonly Testimonial[] }) {
  const { title, samplesTitle } = testimonials
  return (
    <Section labelledBy="quotations" tone="sunken">
      <RatingSymbols ratings={items.flatMap(({ rating }) => rating ?? [])} />
      <h2 id="quotations">{items.every(({ sample }) => sample) ? samplesTitle : title}</h2>
      <ul className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2 md:pb-20 lg:gap-x-24 print:mt-4 print:grid-cols-2 print:gap-y-6 print:pb-0">
        {items.map(({ quote, rating, sample, ...client }) => (
          <li key={quote} className="md:even:translate-y-20 print:translate-y-0! print:break-inside-avoid">
            <figure className="border-t border-line-strong pt-6 print:pt-3">
              {rating !== undefined && <Rating rating={rating} />}
              <blockquote className="max-w-measure-xs font-serif text-h3 leading-[1.25] text-balance print:text-lead">
                <p>{quote}</p>
              </blockquote>
              <figcaption className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 text-small print:mt-2">
                <Byline {...client} />
                {sample && (
                  <span className="rounded-full border border-line-strong px-2.5 text-small text-brass">
                    {testimonials.sampleLabel}
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function Byline({ person, practice, logo }: Pick<Testimonial, 'person' | 'practice' | 'logo'>) {
  const names = (
    <span>
      <span className="block font-medium">{person}</span> <span className="text-muted">{practice}</span>
    </span>
  )
  if (!logo) return names
  const width = await logoWidth(logo.file)
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* A light background in both themes, because most logos are made for white. */}
      {/* eslint-disable-next-line @next/next/no-img-element -- next/image needs a server. */}
      <img
        src={logoUrl(logo.file)}
        alt={logo.alt}
        width={width}
        height={LOGO_HEIGHT}
        loading="lazy"
        decoding="async"
        className="box-content h-6 shrink-0 rounded-small border border-line bg-[light-dark(var(--surface),var(--ink))] px-3 py-2 forced-color-adjust-none"
      />
      {names}
    </span>
  )
}
