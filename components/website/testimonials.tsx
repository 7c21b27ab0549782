import { logoWidth } from '@/build/render/logo-width'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import type { Testimonial } from '@/content/types'
import { testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { LOGO_HEIGHT, logoUrl } from '@/lib/logo'

/** Characters of a quote that fits into one line in the voice. */
const ONE_LINE = 60
const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z'

/** Quotes from clients: short ones fill the measure, longer ones are in pairs. Samples are labelled as such. Nothing without quotes. */
export function Testimonials({ items = testimonials.items }: { items?: readonly Testimonial[] }) {
  const pairs = items.filter(({ quote }) => quote.length > ONE_LINE)
  const lone = pairs.length % 2 === 1 ? pairs.at(-1) : undefined
  if (items.length === 0) return null
  return (
    <Section labelledBy="quotations" ground="deep">
      <h2 id="quotations" className="font-clerk text-name font-semibold">
        {items.every(({ sample }) => sample) ? testimonials.samplesTitle : testimonials.title}
      </h2>
      <ul className="mt-6 columns grid-flow-dense gap-y-[clamp(2.6rem,4vw,6rem)] wide:grid-cols-2">
        {items.map((item) => {
          const { quote, rating, person, practice, logo, sample } = item
          const isShort = quote.length <= ONE_LINE
          return (
            <li key={quote} className={`border-t pt-5 ${isShort || item === lone ? 'wide:col-span-2' : ''}`}>
              <figure>
                {rating !== undefined && <Rating rating={rating} />}
                <blockquote className="text-[clamp(1.25rem,1.75vw,2.3rem)] leading-[1.38]">
                  <p className={isShort ? 'pt-4 pb-2' : 'max-w-[32em]'}>
                    {isShort ? <Fitted text={`“${quote}”`} wide={18} narrow={6} weight={400} /> : `“${quote}”`}
                  </p>
                </blockquote>
                <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
                  {logo && <Logo {...logo} />}
                  <b className="font-semibold">{person} </b>
                  {/* The label stays on the line of the last words. */}
                  <span className="text-soft">
                    {practice}
                    {sample && (
                      <span className="ms-3 inline-block border px-2 text-label text-ink">
                        {testimonials.sampleLabel}
                      </span>
                    )}
                  </span>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** @param rating stars from 1 to 5; the remaining ones are drawn as outlines. */
function Rating({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={interpolate(testimonials.rating, { rating })}
      viewBox="1.2 0 105.6 20"
      className="mb-4 h-4 w-21 fill-current stroke-current"
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

async function Logo({ file, alt }: NonNullable<Testimonial['logo']>) {
  const width = await logoWidth(file)
  return (
    // White in both themes, because most logos are made for it.
    // eslint-disable-next-line @next/next/no-img-element -- next/image needs a server.
    <img
      src={logoUrl(file)}
      alt={alt}
      width={width}
      height={LOGO_HEIGHT}
      loading="lazy"
      decoding="async"
      className="box-content h-6 border border-line bg-[#fff] px-3 py-2 forced-color-adjust-none"
    />
  )
}
