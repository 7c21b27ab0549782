import { Fragment } from 'react'
import type { Package } from '@/content/schema'
import { formatPounds } from '@/lib/prices/money'

/** Pounds between two lines of the scale of the ad spend. */
const SPEND_INTERVAL = 500

/** Width of an amount with its gap, as a share of the scale: on small phones, and on wider screens. */
const AMOUNT_WIDTHS = [0.2, 0.16] as const

/** A white slot for each month of the minimum term, and an open one after them. */
export function MonthSlots({ months }: { months: number }) {
  return (
    <p
      className="month-slots grid auto-cols-fr grid-flow-col display-[85cqi/var(--slots)]"
      style={{ '--slots': months + 1 }}
    >
      {Array.from({ length: months }, (_, index) => (
        // Clipped, because with forced colours the backplate of the number would cover the lines.
        <span
          key={index}
          className="booked-slot reveal-[fill-y] overflow-clip border-b-3 border-b-red px-[0.07em] pt-[0.14em] pb-[0.1em] display leading-[0.7] opsz-max"
        >
          {index + 1}
        </span>
      ))}
      <span className="border border-dashed [border-inline-start-style:solid]" />
    </p>
  )
}

/** The recommended ad spend of each package as a bar on one scale, with the amounts of both ends at their marks. */
export function SpendBars({ packages }: { packages: readonly Package[] }) {
  const ranges = packages.map(({ investment }) => investment.adSpend.range)
  const max = Math.max(...ranges.map(({ to }) => to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  const marks = [...new Set([0, ...ranges.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  const places = marks.map((amount) => amount / max)
  const [rows, wideRows] = AMOUNT_WIDTHS.map((width) => rowsOf(places, width))
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-xs font-semibold">
      {packages.map(({ name, investment: { adSpend } }) => {
        const { from, to } = adSpend.range
        return (
          <Fragment key={name}>
            <p>{name}</p>
            <p
              className="spend-scale"
              style={{ '--interval': percent(SPEND_INTERVAL), '--from': percent(from), '--length': percent(to - from) }}
            >
              <span className="spend-bar ms-(--from) block w-(--length) reveal-[wipe]" />
            </p>
          </Fragment>
        )
      })}
      <p className="spend-marks col-start-2">
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
 * Returns the row of each amount, 0 or 1. An amount that is too close to the one before it is in the other row.
 * @param places of the amounts on the scale, from 0 to 1, in order.
 */
function rowsOf(places: readonly number[], width: number): number[] {
  const rows: number[] = []
  for (const [index, place] of places.entries()) {
    const isClose = index > 0 && Math.min(place, 1 - width) < places[index - 1]! + width
    rows.push(isClose ? 1 - rows[index - 1]! : 0)
  }
  return rows
}

/** The fee, and below or next to it what it is for. */
export function FeeFigure({ fee, unit }: { fee: string; unit: string }) {
  return (
    <p className="flex flex-wrap items-end gap-x-[max(1rem,5cqi)] gap-y-4">
      <span className="display trim-caps display-[21cqi] paper:text-print">{fee}</span>
      <span className="max-w-[7em] text-xl font-semibold wide:max-w-[14em]">{unit}</span>
    </p>
  )
}

/** The monthly fee of a package, below its name. */
export function MonthlyFee({ name, fee }: { name: string; fee: string }) {
  return (
    <p className="border-t pt-2">
      <span className="mb-4 block text-xs font-semibold">{name}</span>
      <span className="display trim-caps display-[15cqi]">{fee}</span>
    </p>
  )
}

/** A row of consultations: the attended ones are white, and the missed one is struck out. */
export function AttendanceSlots({ attended, label }: { attended: readonly boolean[]; label: string }) {
  return (
    <>
      <p className="grid h-[clamp(4rem,7.4vw,11rem)] grid-cols-5">
        {attended.map((isAttended, index) =>
          isAttended ? (
            <span key={index} className="booked-slot reveal-[fill-y] last:border-e forced-colors:bg-[CanvasText]" />
          ) : (
            <span key={index} className="missed-slot grid items-center last:border-e">
              <i className="mx-[20%] border-t-3 border-red" />
            </span>
          ),
        )}
      </p>
      <p className="mt-2 text-sm">{label}</p>
    </>
  )
}
