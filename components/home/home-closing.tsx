import { ButtonLink } from '@/components/ui/button'
import { EarlyScript } from '@/components/ui/early-script'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { WeekGrid } from '@/components/ui/week-grid'
import { closing, diary } from '@/content/home'

/** The time of the open slot, counted from 0. */
const OPEN_TIME = 2
/** The column of the open slot and the row of the button below it on narrow screens, in the grid of the week. */
const OPEN_SLOT_STYLE = { '--open-column': diary.openDay + 2, '--below-open-slot': OPEN_TIME + 3 }

/** The title, over a full week whose one open slot is the button. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="break-inside-avoid pt-section">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} maxEmNarrow={3.4} />
        </h2>
        <p className="mt-part max-w-[40em] text-lead">{closing.text}</p>
        <p className="booked-note">{closing.booked}</p>
      </div>
      <div style={OPEN_SLOT_STYLE} className="closing-week week mt-part">
        <WeekGrid
          diary={diary}
          slotAt={(time, day) =>
            time === OPEN_TIME && day === diary.openDay ? (
              <div key={day} className="open-slot">
                <ButtonLink action={closing.action} className="wide:text-statement" />
              </div>
            ) : (
              <span key={day} aria-hidden="true" className="full-slot" />
            )
          }
        />
      </div>
      <EarlyScript entry="components/home/home-closing.early.ts" />
    </Section>
  )
}
