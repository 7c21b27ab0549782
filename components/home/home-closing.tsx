import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { closing, diary } from '@/content/home'
import { BookAnother, BookedSlot } from './booked-slot'
import { weekColumns } from './diary'

const days = diary.days.length
/** The slot that is open: the first one in the diary that stays empty below its highlighted row. */
const times = Object.keys(diary.week)
const openTime = Math.floor(times.length / 2)
const openDay = days - 2

/** A full week, whose one open slot is the button. */
export function HomeClosing() {
  return (
    <Section labelledBy="closing" ground="night" bare className="pt-gap">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} narrow={3.4} />
        </h2>
        <p className="mt-[clamp(2rem,3vw,5rem)] max-w-[40em] text-lead">{closing.text}</p>
      </div>
      <div
        style={weekColumns(diary.days, openDay)}
        className="closing-week week week-days relative mt-8 wide:mt-[2.6vw] slim:pb-[calc(60px+2.4rem)] paper:hidden"
      >
        <span aria-hidden="true" className="time" />
        {diary.days.map((day) => (
          <span key={day} aria-hidden="true" className="day">
            {day}
          </span>
        ))}
        {times.map((time, row) => [
          <span key={time} aria-hidden="true" className="time">
            {time}
          </span>,
          ...diary.days.map((day, column) =>
            row === openTime && column === openDay ? (
              // The focus ring is above the neighbouring slots.
              <div key={day} className="grid wide:relative wide:z-1 wide:min-h-[9vw] slim:border-3 slim:border-red">
                <ButtonLink
                  action={closing.action}
                  className="unless-booked wide:size-full wide:text-[clamp(1.375rem,1.9vw,2.6rem)] slim:absolute slim:inset-x-m slim:bottom-5 slim:min-h-15 slim:w-auto!"
                />
                <BookedSlot />
              </div>
            ) : (
              <span key={day} aria-hidden="true" className="reveal-[fill-y] bg-booked" />
            ),
          ),
        ])}
        <BookAnother />
      </div>
    </Section>
  )
}
