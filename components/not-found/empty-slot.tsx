import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { notFoundPage } from '@/content/errors'
import { diary } from '@/content/home'
import { round } from '@/lib/round'
import { leftBearing } from '@/lib/font-metrics/left-bearing'
import { measureLine } from '@/lib/font-metrics/measure-line'

const { code, hours, title, text, suggestion, link, logged } = notFoundPage
const [before, now, after] = hours

/** A fully booked diary with one open slot at 4:04. */
export function EmptySlot() {
  return (
    <div data-logged={logged} className="full-week">
      <BookedRow hour={before} />
      <SlotHour hour={now} />
      <div className="missing-slot">
        <div className="missing-parts">
          <h1 style={{ ...leftBearing(code), '--width': round(measureLine(code).width, 4) }} className="status-code">
            {code}
          </h1>
          <div className="missing-words">
            <p>
              <Fitted text={title} maxEmNarrow={8} />
            </p>
            <p role="status" className="missing-text mt-5 text-lead wide:mt-item">
              <span suppressHydrationWarning>{text}</span>
              <a id="suggestion" hidden suppressHydrationWarning className="link">
                {suggestion}
              </a>
            </p>
            <ButtonLink action={link} className="mt-5 w-full wide:mt-item wide:min-h-18" />
          </div>
        </div>
      </div>
      <BookedRow hour={after} />
    </div>
  )
}

/** The time of the open slot, with a ticking colon. */
function SlotHour({ hour }: { hour: string }) {
  const [hourDigits, minuteDigits] = hour.split(':')
  return (
    <span aria-hidden="true" className="missing-hour font-semibold text-red-text">
      {hourDigits}
      <span className="ticking-colon">:</span>
      {minuteDigits}
    </span>
  )
}

function BookedRow({ hour }: { hour: string }) {
  return (
    <>
      <span aria-hidden="true" className="missing-hour">
        {hour}
      </span>
      <span className="booked-hour on-white">
        {diary.days.map((day) => (
          <i key={day} />
        ))}
      </span>
    </>
  )
}
