import type { LinePart } from '@/components/ui/fitted-lines'
import { OPEN_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'
import type { WideLine } from '@/lib/font-metrics/fit-lines'
import { measureDots } from '@/lib/font-metrics/measure-dots'
import { round } from '@/lib/round'
import { ARRIVALS } from './arrivals'

/** Returns the steps in which the first and the last enquiry of a day arrive. */
function arrivalsOf(day: number) {
  const arrivals = ARRIVALS.flatMap((row) => row[day] ?? [])
  return `${Math.min(...arrivals)} ${Math.max(...arrivals)}`
}

/**
 * Returns a function that renders the days of the diary over the dots of the letters i and j of a headline: white, and red for
 * the open day. It renders nothing for a headline with another number of dots. diary.inline.ts animates the days.
 */
export function dayDotsOf(lines: readonly WideLine[], weight: number) {
  const dots = lines
    .flatMap(({ parts }) => parts)
    .flatMap((part) => measureDots(part.text, weight).map((dot) => ({ ...dot, part })))
  if (dots.length !== diary.days.length) return () => undefined
  const days = dots.map((dot, day) => ({ ...dot, day, isOpen: day === OPEN_SLOT.day }))
  return function renderDots(part: LinePart) {
    const own = days.filter((day) => day.part === part)
    if (own.length === 0) return undefined
    return (
      <span aria-hidden="true" className="day-dots">
        {own.map(({ day, isOpen, before, x, y, size }) => (
          <span key={day} data-before={before}>
            <i
              data-state={isOpen ? 'enquiry' : 'booked'}
              data-arrivals={arrivalsOf(day)}
              className={isOpen ? 'day-dot open-day' : 'day-dot'}
              style={{ '--x': round(x, 4), '--y': round(y, 4), '--size': round(size, 4) }}
            />
          </span>
        ))}
      </span>
    )
  }
}
