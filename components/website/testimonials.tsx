import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import type { Testimonial } from '@/content/schema'
import { testimonials } from '@/content/website'
import { LOGO_HEIGHT, logoUrl, logoWidth } from '@/lib/logo'
import { Rating } from './rating'

/** Characters of a quote that fits into one line in the voice. */
const ONE_LINE = 60

/** The title of a list of quotes. */
const quotesTitle = (items: readonly Testimonial[]) =>
  items.every(({ sample }) => sample) ? testimonials.samplesTitle : testimonials.title

/** Quotes from clients: short ones fill the measure, longer ones are in pairs. Samples are labelled as such. */
export function Testimonials({ items = testimonials.items }: { items?: readonly Testimonial[] }) {
  const pairs = items.filter(({ quote }) => quote.length > ONE_LINE)
  const lone = pairs.length % 2 === 1 ? pairs.at(-1) : undefined
  return (
    <Section labelledBy="quotations" ground="deep">
      <h2 id="quotations" className="font-clerk text-name font-semibold">
        {quotesTitle(items)}
      </h2>
      <ul className="mt-6 columns grid-flow-dense gap-y-[clamp(2.6rem,4vw,6rem)] wide:grid-cols-2">
        {items.map((item) => {
          const { quote, rating, sample, ...client } = item
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
                  <Byline {...client} />
                  {sample && <span className="border px-2 text-label">{testimonials.sampleLabel}</span>}
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

async function Byline({ person, practice, logo }: Pick<Testimonial, 'person' | 'practice' | 'logo'>) {
  const width = logo && (await logoWidth(logo.file))
  return (
    <>
      {logo && (
        // White in both themes, because most logos are made for it.
        // eslint-disable-next-line @next/next/no-img-element -- next/image needs a server.
        <img
          src={logoUrl(logo.file)}
          alt={logo.alt}
          width={width}
          height={LOGO_HEIGHT}
          loading="lazy"
          decoding="async"
          className="box-content h-6 border border-line bg-[#fff] px-3 py-2 forced-color-adjust-none"
        />
      )}
      <b className="font-semibold">{person} </b>
      <span className="text-soft">{practice}</span>
    </>
  )
}
