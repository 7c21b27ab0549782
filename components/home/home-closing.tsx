import { ButtonLink } from '@/components/ui/button'
import { EarlyScript } from '@/components/ui/early-script'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { closing, diary } from '@/content/home'
import { BookAnother, BookedSlot } from './booked-slot'

/** For each time and day, the place of the slot in the order in which the week fills, or null for the open slot. */
const ORDER = [
  [0, 4, 1, 6, 2],
  [5, 11, 7, 3, 9],
  [12, 8, 14, null, 16],
  [19, 15, 21, 17, 13],
  [24, 22, 18, 23, 20],
] as const

/** The title, over a full week whose one open slot is the button. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="break-inside-avoid pt-silence">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} narrow={3.4} />
        </h2>
        <p className="mt-part max-w-[40em] text-lead">{closing.text}</p>
      </div>
      <div className="closing-week week mt-part">
        <span aria-hidden="true" className="week-time" />
        {diary.days.map((day) => (
          <span key={day} aria-hidden="true" className="week-day">
            {day}
          </span>
        ))}
        {diary.week.map(({ time }, row) => [
          <span key={time} aria-hidden="true" className="week-time">
            {time}
          </span>,
          ...ORDER[row]!.map((place, day) =>
            place === null ? (
              <OpenSlot key={day} />
            ) : (
              <span key={day} aria-hidden="true" style={{ '--place': place }} className="full-slot" />
            ),
          ),
        ])}
        <BookAnother />
      </div>
      <EarlyScript entry="components/home/booked-slot.early.ts" />
    </Section>
  )
}

function OpenSlot() {
  return (
    <div className="open-slot">
      <ButtonLink action={closing.action} className="unless-booked wide:text-statement" />
      <BookedSlot />
    </div>
  )
}
