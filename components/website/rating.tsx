import { testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'

const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z'

/** @param rating stars from 1 to 5; the remaining ones are drawn as outlines. */
export function Rating({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={interpolate(testimonials.rating, { rating })}
      viewBox="0 0 108 20"
      width="108"
      height="20"
      className="mb-4 h-4 w-22 fill-current stroke-current"
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
