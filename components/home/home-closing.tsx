import { openTimeOf, WeekGrid } from '@/components/sections/week-grid'
import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { TreatmentSlot } from '@/components/ui/treatment-slot'
import { closing, diary } from '@/content/home'

const { openDay, week } = diary
const openTime = openTimeOf(diary)
/** Grid column of the open slot, and on narrow screens the grid row of the button below it. */
const OPEN_SLOT_STYLE = { '--open-column': openDay + 2, '--below-open-slot': openTime + 3 }

/** The last section: a full week. The button is its open slot. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" ground="inverse" isBare className="break-inside-avoid pt-section">
      <div className="px-m">
        <h2 id="closing" className="[--window-share:1]">
          <Fitted text={closing.title} maxEmNarrow={3.4} />
        </h2>
        <p className="mt-md max-w-[40em] text-lg">{closing.text}</p>
      </div>
      <div style={OPEN_SLOT_STYLE} className="closing-week week mt-md">
        <WeekGrid
          diary={diary}
          slotAt={(time, day) =>
            time === openTime && day === openDay ? (
              <div key={day} className="open-slot">
                <ButtonLink action={closing.action} className="wide:text-2xl" />
              </div>
            ) : (
              <TreatmentSlot key={day} treatment={week[time]!.treatments[day]} />
            )
          }
        />
      </div>
    </Section>
  )
}
