import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { notFoundPage } from '@/content/errors'

const { code, hours, title, text, link } = notFoundPage
const [before, now, after] = hours

const DAYS = 5
const booked =
  'rounded-small bg-accent-soft p-2 before:block before:h-1.5 before:w-2/3 before:rounded-full before:bg-accent/40 after:mt-1.5 after:block after:h-1.5 after:w-1/3 after:rounded-full after:bg-accent/25 md:p-4'

/** A diary that is booked except for one slot, which contains the status code and the message. */
export function EmptySlot() {
  return (
    <div className="md:grid-cols-[3.5rem_repeat(5,1fr)] md:gap-3 grid grid-cols-[2.25rem_repeat(5,1fr)] gap-1.5">
      <BookedRow hour={before} className="[mask-image:linear-gradient(transparent,#000)]" />
      <Hour>{now}</Hour>
      <div className="rounded-panel border-line-strong sm:p-8 md:col-span-4 lg:flex lg:items-end lg:gap-12 lg:p-10 col-span-5 border border-dashed p-5 pb-8">
        <p className="figure lg:-mb-[0.08em] lg:text-[clamp(8rem,23vw,20rem)] -mt-2 -ml-1 text-[clamp(8rem,50vw,21rem)] leading-[0.85]">
          {code}
        </p>
        <div className="lg:mt-0 mt-10">
          <h1 className="text-h2">{title}</h1>
          <p className="text-muted mt-3">{text}</p>
          <ButtonLink action={link} className="mt-7" />
        </div>
      </div>
      <span className={`${booked} max-md:hidden`} aria-hidden="true" />
      <BookedRow hour={after} className="[mask-image:linear-gradient(#000,transparent)]" />
    </div>
  )
}

function BookedRow({ hour, className }: { hour: string; className: string }) {
  return (
    <div className={`md:h-24 col-span-full grid h-16 grid-cols-subgrid ${className}`} aria-hidden="true">
      <Hour>{hour}</Hour>
      {Array.from({ length: DAYS }, (_, day) => (
        <span key={day} className={booked} />
      ))}
    </div>
  )
}

function Hour({ children }: { children: ReactNode }) {
  return (
    <span className="text-muted pt-2 text-small tabular-nums" aria-hidden="true">
      {children}
    </span>
  )
}
