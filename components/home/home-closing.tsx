import { ButtonLink } from '@/components/ui/button'
import { EarlyScript } from '@/components/ui/early-script'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { closing, diary } from '@/content/home'
import { BookAnother, BookedSlot } from './booked-slot'
import { WeekGrid } from '@/components/ui/week-grid'

/** For each time and day, the place of the slot in the order in which the week fills, or null for the open slot. */
const ORDER = [
  [0, 4, 1, 6, 2],
  [5, 11, 7, 3, 9],
  [12, 8, 14, null, 16],
  [19, 15, 21, 17, 13],
  [24, 22, 18, 23, 20],
] as const

const OPEN_ROW = ORDER.findIndex((places) => places.some((place) => place === null))
const OPEN_DAY = ORDER[OPEN_ROW]!.findIndex((place) => place === null)

/** Grid lines and columns of the week, for home-closing.css: the names of the days and the times come first. */
const OPEN_SLOT_STYLE = {
  '--open-column': OPEN_DAY + 2,
  '--open-row': OPEN_ROW + 2,
  '--day-columns': ORDER[OPEN_ROW]!.map((_, day) => (day === OPEN_DAY ? 'minmax(0, 1fr)' : 'var(--day)')).join(' '),
}

/** The title, over a full week whose one open slot is the button. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="break-inside-avoid pt-closing">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} narrow={3.4} />
        </h2>
        <p className="mt-part max-w-[40em] text-lead">{closing.text}</p>
      </div>
      <div style={OPEN_SLOT_STYLE} className="closing-week week mt-part">
        <WeekGrid diary={diary} slotAt={(time, day) => <ClosingSlot key={day} place={ORDER[time]![day]!} />} />
        <BookAnother />
      </div>
      <EarlyScript entry="components/home/booked-slot.early.ts" />
    </Section>
  )
}

/** A booked slot, or the open one, which has no place in the order. */
function ClosingSlot({ place }: { place: number | null }) {
  if (place !== null) return <span aria-hidden="true" style={{ '--place': place }} className="full-slot" />
  return (
    <div className="open-slot">
      <ButtonLink action={closing.action} className="unless-booked wide:text-statement" />
      <BookedSlot />
    </div>
  )
}
