import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'
import { measure } from '@/build/render/measure'

const { code, hours, title, text, link, logged } = notFoundPage
const [before, now, after] = hours
const colon = now.indexOf(':')
const hourClass = 'border-b border-ink px-1 py-2 text-label whitespace-nowrap wide:ps-m'

/** A diary that is booked except for one slot, whose time is the status code. */
export function EmptySlot() {
  const { width, left } = measure(now)
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
        <div className="@container wide:col-span-3 wide:ms-m wide:me-6 wide:max-w-[calc((100svh-var(--bar)-var(--strip)-15rem)*1.74)]">
          <p
            style={{ fontSize: `calc(${100 / width}cqi / var(--text-scale, 1))`, marginInlineStart: `${-left}em` }}
            className="pointer-events-none -me-[0.1em] voice trim-caps paper:text-[7rem]!"
          >
            <span className="inline-block" style={{ width: `${measure(now.slice(0, colon)).advance}em` }}>
              {code.slice(0, colon)}
            </span>
            {/* Not text: screen readers hear the status code only. */}
            <span
              aria-hidden
              className="inline-block before:animate-[tick_0.9s_steps(1)_5] before:text-red before:content-[attr(data-text)]"
              data-text=":"
              style={{ width: `${measure(':').advance}em` }}
            />
            {code.slice(colon)}
          </p>
        </div>
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
