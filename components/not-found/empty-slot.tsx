import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { TreatmentSlot } from '@/components/ui/treatment-slot'
import { notFoundPage } from '@/content/errors'
import { diary } from '@/content/home'
import { leftBearing } from '@/lib/font-metrics/left-bearing'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'

const { code, hours, title, text, suggestion, link, logged } = notFoundPage
const [before, now, after] = hours
const firstRow = diary.week[0]
const lastRow = diary.week[diary.week.length - 1]!

/** A fully booked diary with an open slot at 4:04, which contains the texts of the page. */
export function EmptySlot() {
  return (
    <div data-logged={logged} className="full-week hidden-until-parsed">
      <BookedRow hour={before} treatments={firstRow.treatments} />
      <SlotHour hour={now} />
      <div className="empty-slot">
        <div className="empty-slot-content">
          <h1
            style={{ ...leftBearing(code), '--code-width': round(measureLine(code).width, 4) }}
            className="status-code flush-left sized-figure"
          >
            {code}
          </h1>
          <div className="empty-slot-words">
            <p>
              <Fitted text={title} maxEmNarrow={8} />
            </p>
            {/* The suggestion replaces the text. */}
            <p role="status" className="grid justify-items-start text-lg *:[grid-area:1/1]">
              <span suppressHydrationWarning>{text}</span>
              <a id="suggestion" hidden suppressHydrationWarning className="link">
                {suggestion}
              </a>
            </p>
            <ButtonLink action={link} className="wide:tall:min-h-18" />
          </div>
        </div>
      </div>
      <BookedRow hour={after} treatments={lastRow.treatments} />
    </div>
  )
}

/** The time of the open slot, with a blinking colon. */
function SlotHour({ hour }: { hour: string }) {
  const [hourDigits, minuteDigits] = hour.split(':')
  return (
    <span aria-hidden="true" className="missing-hour text-red-text">
      {hourDigits}
      <span className="ticking-colon">:</span>
      {minuteDigits}
    </span>
  )
}

function BookedRow({ hour, treatments }: { hour: string; treatments: readonly (string | null)[] }) {
  return (
    <>
      <span aria-hidden="true" className="missing-hour">
        {hour}
      </span>
      <span className="booked-hour">
        {treatments.map((treatment, day) => (
          <TreatmentSlot key={day} treatment={treatment} />
        ))}
      </span>
    </>
  )
}
