import type { LinePart } from '@/components/ui/fitted-lines'
import type { DiaryWeek } from '@/content/types'
import { daysOf, type DiaryDay } from '@/lib/diary'
import { round } from '@/lib/round'
import type { WideLine } from '@/lib/type/fit-lines'
import { measureDots } from '@/lib/type/measure'

/**
 * Returns a function that draws the days of a diary over the dots of the letters i and j of a headline: red from a day's
 * first enquiry, white from its last booking, in step with the diary. A headline with another number of dots stays plain.
 */
export function dayDotsOf(lines: readonly WideLine[], weight: number, diary: DiaryWeek) {
  const dots = lines
    .flatMap(({ parts }) => parts)
    .flatMap((part) => measureDots(part.text, weight).map((dot) => ({ ...dot, part })))
  if (dots.length !== diary.days.length) return () => undefined
  const days = daysOf(diary).flatMap((day, index) => (day ? [{ ...day, ...dots[index]!, index }] : []))
  return function DayDots(part: LinePart) {
    const own = days.filter((day) => day.part === part)
    if (own.length === 0) return undefined
    return (
      <span aria-hidden="true" className="day-dots">
        {own.map((day) => (
          <span key={day.index} data-before={day.before}>
            <i
              data-day={day.index}
              className={dotClass(day)}
              style={{
                '--x': round(day.x, 4),
                '--y': round(day.y, 4),
                '--size': round(day.size, 4),
                '--first': day.first,
                '--last': day.last,
              }}
            />
          </span>
        ))}
      </span>
    )
  }
}

function dotClass({ first, isSettled }: DiaryDay): string {
  if (first === undefined) return 'is-settled from-start'
  return isSettled ? 'is-settled' : 'is-open'
}
