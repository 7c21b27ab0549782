import { Fitted } from '@/components/ui/fitted'
import { SampleLabel } from '@/components/ui/sample-label'
import { Section } from '@/components/ui/section'
import type { Testimonial } from '@/content/schema'
import { testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'

/** Characters of the longest quote that is set in the display typeface. */
const MAX_FITTED_LENGTH = 60
const isFitted = ({ quote, sample }: Testimonial) => !sample && quote.length <= MAX_FITTED_LENGTH
const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z'

/** Quotes from clients: short ones in fitted lines, the others and all samples in two columns. Renders nothing if there are none. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  const pairs = items.filter((item) => !isFitted(item))
  const lone = pairs.length % 2 === 1 ? pairs.at(-1) : undefined
  if (items.length === 0) return null
  return (
    <Section labelledBy="quotations" background="deep">
      <h2 id="quotations">{testimonials.title}</h2>
      <ul className="mt-md columns grid-flow-dense gap-y-10 wide:grid-cols-2 wide:gap-y-14">
        {items.map((item) => (
          <li key={item.quote} className={`border-t pt-5 ${isFitted(item) || item === lone ? 'wide:col-span-2' : ''}`}>
            <Quotation {...item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Quotation(item: Testimonial) {
  const { quote, rating, person, practice, logo, sample } = item
  return (
    <figure className="grid grid-cols-1 gap-4">
      {(sample || rating !== undefined) && (
        <div className="flex h-6 items-center gap-4">
          {rating !== undefined && <Rating rating={rating} />}
          <SampleLabel item={item} label={testimonials.sampleLabel} />
        </div>
      )}
      {/* Shown before the label, which screen readers announce first. */}
      <blockquote className="-order-1 text-[clamp(1.4rem,2.36vw,3.2rem)] leading-tight">
        {isFitted(item) ? (
          <p className="pt-4 pb-2">
            <Fitted text={`“${quote}”`} maxEm={18} maxEmNarrow={6} weight={400} />
          </p>
        ) : (
          <p className="max-w-text">{`“${quote}”`}</p>
        )}
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {logo && <Logo {...logo} />}
        <b className="font-semibold">{person}</b> <span className="text-soft">{practice}</span>
      </figcaption>
    </figure>
  )
}

/** @param rating stars from 1 to 5; the remaining ones are drawn as outlines. */
function Rating({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={interpolate(testimonials.rating, { rating })}
      viewBox="0.4 0.3 107.2 18.4"
      className="h-6 fill-current stroke-current"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <path
          key={star}
          d={STAR}
          transform={`translate(${(star - 1) * 22})`}
          className={star > rating ? 'fill-none' : undefined}
        />
      ))}
    </svg>
  )
}

function Logo({ background = 'white', ...picture }: NonNullable<Testimonial['logo']>) {
  return (
    <img
      {...picture}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      className={`box-content h-6 w-auto max-w-[min(160px,100%)] border border-line object-contain px-3 py-2 forced-color-adjust-none ${
        background === 'inverse' ? 'theme-inverse' : 'bg-(--white-light)'
      }`}
    />
  )
}
