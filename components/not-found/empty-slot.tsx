import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'
import { StatusCode } from './status-code'

const { code, hours, title, text, link, logged } = notFoundPage
const [before, now, after] = hours
const DAYS = 5

/** A diary that is booked except for one slot, whose time is the status code. */
export function EmptySlot() {
  return (
    <div data-logged={logged} className="full-week">
      <BookedRow hour={before} />
      <span aria-hidden="true" className="missing-hour font-semibold text-red-text">
        {now}
      </span>
      <div className="missing-slot">
        <StatusCode code={code} time={now} />
        <div className="wide:col-span-2 wide:pe-m">
          <h1 className="missing-title">{title}</h1>
          <p className="mt-3 text-lead">{text}</p>
          <ButtonLink action={link} size="tall" className="mt-6 w-full" />
        </div>
      </div>
      <BookedRow hour={after} />
    </div>
  )
}

function BookedRow({ hour }: { hour: string }) {
  return (
    <>
      <span aria-hidden="true" className="missing-hour">
        {hour}
      </span>
      {Array.from({ length: DAYS }, (_, day) => (
        <span key={day} className="border-s border-b on-white" />
      ))}
    </>
  )
}
