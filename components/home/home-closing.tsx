import { WeekGrid } from '@/components/sections/week-grid'
import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { TreatmentSlot } from '@/components/ui/treatment-slot'
import { OPEN_SLOT } from '@/content/drawings'
import { closing, diary } from '@/content/home'

/** The last section: a full week. The button is its open slot. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" background="inverse" isBare className="break-inside-avoid pt-section">
      <div className="px-m">
        <h2 id="closing" className="[--window-share:1]">
          <Fitted text={closing.title} maxEmNarrow={3.4} />
        </h2>
        <p className="mt-md max-w-[40em] text-lg">{closing.text}</p>
      </div>
      <div className="screen-only closing-week week">
        <WeekGrid
          diary={diary}
          slotAt={(time, day) =>
            time === OPEN_SLOT.time && day === OPEN_SLOT.day ? (
              <div key={day} className="open-slot">
                <ButtonLink action={closing.action} />
              </div>
            ) : (
              <TreatmentSlot key={day} treatment={diary.week[time]!.treatments[day]} />
            )
          }
        />
      </div>
    </Section>
  )
}
