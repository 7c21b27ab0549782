import { WeekGrid } from '@/components/sections/week-grid'
import { ButtonLink } from '@/components/ui/button'
import { TreatmentSlot } from '@/components/ui/treatment-slot'
import { OPEN_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'
import type { Action } from '@/content/schema'

/** A full week. The button is its open slot. */
export function ClosingWeek({ action }: { action: Action }) {
  return (
    <div className="screen-only closing-week week day-columns">
      <WeekGrid
        diary={diary}
        slotAt={(time, day) =>
          time === OPEN_SLOT.time && day === OPEN_SLOT.day ? (
            <div key={day} className="open-slot">
              <ButtonLink action={action} />
            </div>
          ) : (
            <TreatmentSlot key={day} treatment={diary.week[time]!.treatments[day]} />
          )
        }
      />
    </div>
  )
}
