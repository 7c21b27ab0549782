import type { LinePart } from '@/components/ui/fitted-lines'
import { diary } from '@/content/home'
import type { WideLine } from '@/lib/font-metrics/fit-lines'
import { measureDots } from '@/lib/font-metrics/measure-dots'
import { round } from '@/lib/round'
import { ARRIVALS } from './arrivals'

/** Seconds at which the first and the last enquiry of each day arrive. */
const DAYS = ARRIVALS[0].map((_, day) => {
  const arrivals = ARRIVALS.flatMap((slots) => slots[day] ?? [])
  return { day, first: Math.min(...arrivals), last: Math.max(...arrivals) }
})

/**
 * Returns a function that renders the days of the diary over the dots of the letters i and j of a headline: red from the first
 * enquiry of a day, white from its last booking. It renders nothing for a headline with another number of dots.
 */
export function dayDotsOf(lines: readonly WideLine[], weight: number) {
  const dots = lines
    .flatMap(({ parts }) => parts)
    .flatMap((part) => measureDots(part.text, weight).map((dot) => ({ ...dot, part })))
  if (dots.length !== DAYS.length) return () => undefined
  const days = DAYS.map((day, index) => ({ ...day, ...dots[index]! }))
  return function renderDots(part: LinePart) {
    const own = days.filter((day) => day.part === part)
    if (own.length === 0) return undefined
    return (
      <span aria-hidden="true" className="day-dots forced-colors:hidden translated:hidden">
        {own.map(({ day, before, x, y, size, first, last }) => (
          <span key={day} data-before={before}>
            <i
              className={day === diary.openDay ? 'open-day' : 'settled-day'}
              style={{
                '--x': round(x, 4),
                '--y': round(y, 4),
                '--size': round(size, 4),
                '--first': first,
                '--last': last,
              }}
            />
          </span>
        ))}
      </span>
    )
  }
}
