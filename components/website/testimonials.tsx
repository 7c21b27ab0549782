import { Section } from '@/components/ui/section'
import { testimonials } from '@/content/website'
import type { Testimonial } from '@/content/schema'
import { LOGO_HEIGHT, logoUrl, logoWidth } from '@/lib/logo'

/** @param items quotes in their order; each shows that it is a sample while it is one. */
export function Testimonials({ items = testimonials.items }: { items?: readonly Testimonial[] }) {
  return (
    <Section labelledBy="quotations" tone="sunken">
      {/* The drawing that every rating refers to. */}
      <svg aria-hidden width="0" height="0" className="absolute size-0">
        <symbol id="stars" viewBox="0 0 108 20">
          <path id="star" d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z" />
          {[22, 44, 66, 88].map((x) => (
            <use key={x} href="#star" x={x} />
          ))}
        </symbol>
      </svg>
      <h2 id="quotations">{testimonials.title}</h2>
      <ul className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2 md:pb-20 lg:gap-x-24 print:mt-4 print:grid-cols-2 print:gap-y-6 print:pb-0">
        {items.map(({ quote, sample, ...client }) => (
          <li key={quote} className="md:even:translate-y-20 print:translate-y-0! print:break-inside-avoid">
            <figure className="border-t border-line-strong pt-6 print:pt-3">
              <svg role="img" aria-label={testimonials.rating} width="88" height="16" className="h-4 w-22 fill-brass">
                <use href="#stars" />
              </svg>
              <blockquote className="mt-4 max-w-measure-xs font-serif text-h3 leading-[1.25] text-balance print:mt-2 print:text-lead">
                <p>{quote}</p>
              </blockquote>
              <figcaption className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 text-small print:mt-2">
                <Client {...client} />
                {sample && (
                  <span className="rounded-full border border-line-strong px-2.5 text-fine text-brass">
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

async function Client({ person, practice, logo }: Omit<Testimonial, 'quote' | 'sample'>) {
  const name = (
    <span>
      <span className="block font-medium">{person}</span> <span className="text-muted">{practice}</span>
    </span>
  )
  if (!logo) return name
  const width = await logoWidth(logo.file)
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* On a light plate in both themes, because most logos are drawn for white. */}
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
      {name}
    </span>
  )
}
