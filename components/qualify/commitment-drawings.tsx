import { Fitted } from '@/components/ui/fitted'
import type { Package } from '@/content/types'
import { formatPounds } from '@/lib/prices/money'

/** Pounds between two lines of the scale of the ad spend. */
const SPEND_INTERVAL = 500
/** An example of whether patients attended their consultations. */
const ATTENDED = [true, true, true, false, true]

/** A white slot for each month of the minimum term, over a red rule, then an open one. */
export function MonthSlots({ months }: { months: number }) {
  return (
    <p className="month-slots" style={{ '--slots': months + 1 }}>
      {Array.from({ length: months }, (_, index) => (
        <span key={index} className="month-slot reveal-[fill-y]">
          {index + 1}
        </span>
      ))}
      <span className="open-month" />
    </p>
  )
}

/** The recommended ad spend of each package as a bar on one scale. */
export function SpendBars({ packages }: { packages: readonly Package[] }) {
  const max = Math.max(...packages.map(({ investment }) => investment.adSpend.range.to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  return (
    <div className="text-small font-semibold">
      <div className="spend-scale" style={{ '--interval': percent(SPEND_INTERVAL) }}>
        {packages.map(({ name, investment: { adSpend } }) => {
          const { from, to } = adSpend.range
          return (
            <p
              key={name}
              className="border-b border-ink pt-2"
              style={{ '--from': percent(from), '--length': percent(to - from) }}
            >
              <span className="spend-name">{name}</span>
              <span className="spend-bar reveal-[wipe]" />
            </p>
          )
        })}
      </div>
      <p className="flex justify-between pt-1.5">
        <span>{formatPounds(0)}</span>
        <span>{formatPounds(max)}</span>
      </p>
    </div>
  )
}

/** The fee and what it is for. */
export function FeeFigure({ fee, unit }: { fee: string; unit: string }) {
  return (
    <p className="fee">
      <Fitted text={fee} />
      <span className="fee-unit text-name font-semibold">{unit}</span>
    </p>
  )
}

/** A row of consultations: the attended ones are white, and the missed one is struck out. */
export function AttendanceSlots({ label }: { label: string }) {
  return (
    <>
      <p className="grid grid-cols-5">
        {ATTENDED.map((isAttended, index) => (
          <span key={index} className={isAttended ? 'attended-slot reveal-[fill-y]' : 'missed-slot'} />
        ))}
      </p>
      <p className="mt-2 text-small">{label}</p>
    </>
  )
}
