import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'
import { StatusCode } from './status-code'

const { code, hours, title, text, link, logged } = notFoundPage
const [before, now, after] = hours
const hourClass = 'border-b border-ink px-1 py-2 text-label whitespace-nowrap wide:ps-m'

/** A diary that is booked except for one slot, whose time is the status code. */
export function EmptySlot() {
  return (
    <div data-logged={logged} className="full-week">
      <BookedRow hour={before} />
      <span aria-hidden className={`${hourClass} font-semibold text-red-text`}>
        {now}
      </span>
      <div className="missing-slot">
        <StatusCode code={code} time={now} />
        <div className="wide:col-span-2 wide:pe-m">
          <h1 className="empty-slot-title opsz-max max-[21.5rem]:max-w-[5.2em]">{title}</h1>
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
      <span aria-hidden className={hourClass}>
        {hour}
      </span>
      {Array.from({ length: 5 }, (_, day) => (
        <span key={day} className="border-s border-b on-white" />
      ))}
    </>
  )
}
