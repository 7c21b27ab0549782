import { Fitted } from '@/components/ui/fitted'
import type { Package } from '@/content/types'
import { formatPounds } from '@/lib/prices/money'

/** Pounds between two lines of the scale of the ad spend. */
const SPEND_INTERVAL = 500

/** The width of an amount below the scale, with a gap, as a share of the scale: on small phones, and on wider screens. */
const AMOUNT_WIDTHS = [0.2, 0.16] as const

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

/** The recommended ad spend of each package as a bar on one scale, with the amounts of both ends at their marks. */
export function SpendBars({ packages }: { packages: readonly Package[] }) {
  const ranges = packages.map(({ investment }) => investment.adSpend.range)
  const max = Math.max(...ranges.map(({ to }) => to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  const marks = [...new Set([0, ...ranges.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  const [rows, wideRows] = AMOUNT_WIDTHS.map((width) =>
    rowsOf(
      marks.map((amount) => amount / max),
      width,
    ),
  )
  return (
    <div className="text-label font-semibold">
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
      <p className="spend-marks">
        {marks.map((amount, index) => (
          <span
            key={amount}
            style={{ '--from': percent(amount), '--row': rows![index], '--wide-row': wideRows![index] }}
          >
            {formatPounds(amount)}
          </span>
        ))}
      </p>
    </div>
  )
}

/**
 * Returns the row of each amount, counted from 0: the first one in which it touches no other.
 * @param places of the amounts on the scale, from 0 to 1, in order.
 */
function rowsOf(places: readonly number[], width: number): number[] {
  const ends: number[] = []
  return places.map((place) => {
    const start = Math.min(place, 1 - width)
    const free = ends.findIndex((end) => end <= start)
    const row = free < 0 ? ends.length : free
    ends[row] = start + width
    return row
  })
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
export function AttendanceSlots({ attended, label }: { attended: readonly boolean[]; label: string }) {
  return (
    <>
      <p className="grid grid-cols-5">
        {attended.map((isAttended, index) => (
          <span key={index} className={isAttended ? 'attended-slot reveal-[fill-y]' : 'missed-slot'} />
        ))}
      </p>
      <p className="mt-2 text-small">{label}</p>
    </>
  )
}
