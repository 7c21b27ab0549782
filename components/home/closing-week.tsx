import { openTimeOf, WeekGrid } from '@/components/sections/week-grid'
import { ButtonLink } from '@/components/ui/button'
import { TreatmentSlot } from '@/components/ui/treatment-slot'
import { diary } from '@/content/home'
import type { Action } from '@/content/schema'

const { openDay, week } = diary
const openTime = openTimeOf(diary)
/** Grid column of the open slot, and on narrow screens the grid row of the button below it. */
const OPEN_SLOT_STYLE = { '--open-column': openDay + 2, '--below-open-slot': openTime + 3 }

/** A full week. The button is its open slot. */
export function ClosingWeek({ action }: { action: Action }) {
  return (
    <div style={OPEN_SLOT_STYLE} className="screen-only closing-week week day-columns">
      <WeekGrid
        diary={diary}
        slotAt={(time, day) =>
          time === openTime && day === openDay ? (
            <div key={day} className="open-slot">
              <ButtonLink action={action} />
            </div>
          ) : (
            <TreatmentSlot key={day} treatment={week[time]!.treatments[day]} />
          )
        }
      />
    </div>
  )
}
