import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'
import { StatusCode } from './status-code'

const { code, hours, title, text, link, logged } = notFoundPage
const [before, now, after] = hours
const hourClass = 'border-b border-ink px-1 py-2 text-label whitespace-nowrap wide:ps-m'

/** A diary that is booked except for one slot, whose time is the status code. */
export function EmptySlot() {
  return (
    <div
      data-logged={logged}
      className="grid min-h-[calc(100svh-var(--bar)-var(--strip))] grid-cols-[2.6rem_repeat(5,minmax(0,1fr))] grid-rows-[minmax(4.5rem,1fr)_auto_minmax(4.5rem,1fr)] wide:grid-cols-[4.6rem_repeat(5,minmax(0,1fr))] paper:min-h-0"
    >
      <BookedRow hour={before} />
      <span aria-hidden className={`${hourClass} font-semibold text-red-text`}>
        {now}
      </span>
      <div className="col-span-5 grid grid-cols-[minmax(0,1fr)] content-center gap-8 border-3 border-red px-m pt-8 pb-7 wide:grid-cols-subgrid wide:items-end wide:gap-0 wide:px-0 wide:py-[2.4vw]">
        <StatusCode code={code} time={now} />
        <div className="wide:col-span-2 wide:pe-m">
          <h1 className="text-[clamp(2.6rem,5vw,7.6rem)] opsz-max max-[21.5rem]:max-w-[5.2em]">{title}</h1>
          <p className="mt-3 text-lead">{text}</p>
          <ButtonLink action={link} className="mt-6 min-h-18! w-full" />
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
