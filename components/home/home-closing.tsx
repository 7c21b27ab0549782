import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import * as home from '@/content/home'
import type { DiaryWeek } from '@/content/types'
import { fillOrder, openSlot } from '@/lib/diary'
import { BookAnother, BookedSlot } from './booked-slot'
import { dayColumns } from './day-columns'

const { closing } = home

/** The title, over a full week whose one open slot is the button. */
export function HomeClosing({ diary = home.diary }: { diary?: DiaryWeek }) {
  return (
    <Section labelledBy="closing" ground="night" isBare className="break-inside-avoid pt-silence">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} narrow={3.4} />
        </h2>
        <p className="mt-part max-w-[40em] text-lead">{closing.text}</p>
      </div>
      <ClosingWeek diary={diary} />
    </Section>
  )
}

function ClosingWeek({ diary }: { diary: DiaryWeek }) {
  const { days } = diary
  const times = Object.keys(diary.week)
  const open = openSlot(diary)
  const order = fillOrder(times.length, days.length)
  // Lines of the grid: the first column has the times, the first row the days.
  const lines = { '--open-column': open.day + 2, '--drawer': open.row + 3 }
  return (
    <div
      style={{ ...dayColumns(days, open.day), ...lines, '--slots': order.length }}
      className="closing-week week day-columns mt-part"
    >
      <span aria-hidden="true" className="week-time" />
      {days.map((day) => (
        <span key={day} aria-hidden="true" className="week-day">
          {day}
        </span>
      ))}
      {times.map((time, row) => [
        <span key={time} aria-hidden="true" className="week-time">
          {time}
        </span>,
        ...days.map((name, day) =>
          row === open.row && day === open.day ? (
            <OpenSlot key={name} />
          ) : (
            <FullSlot key={name} place={order[row * days.length + day]!} />
          ),
        ),
      ])}
      <BookAnother />
    </div>
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

/** @param place in the order in which the week fills. */
function FullSlot({ place }: { place: number }) {
  return <span aria-hidden="true" style={{ '--place': place }} className="full-slot" />
}
