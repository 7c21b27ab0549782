import { testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'

const STARS = [1, 2, 3, 4, 5]
/** Units of the drawing between two stars. */
const STEP = 22

/** Defines the drawing of each rating once, for every `Rating` of the page. */
export function RatingSymbols({ ratings }: { ratings: readonly number[] }) {
  return (
    <svg aria-hidden width="0" height="0" className="absolute size-0">
      <defs>
        <path id="star" d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z" />
      </defs>
      {[...new Set(ratings)].map((rating) => (
        <symbol key={rating} id={`rating-${rating}`} viewBox="0 0 108 20">
          {STARS.map((star) => (
            <use
              key={star}
              href="#star"
              x={(star - 1) * STEP}
              className={star > rating ? 'stroke-brass fill-none' : undefined}
            />
          ))}
        </symbol>
      ))}
    </svg>
  )
}

/** @param rating stars from 1 to 5; the remaining ones are drawn as outlines. */
export function Rating({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={interpolate(testimonials.rating, { rating })}
      width="88"
      height="16"
      className="fill-brass mb-4 h-4 w-22 print:mb-2"
    >
      <use href={`#rating-${rating}`} />
    </svg>
  )
}
