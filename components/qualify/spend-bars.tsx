import { Fragment } from 'react'
import type { Package } from '@/content/schema'
import { formatPounds } from '@/lib/prices/money'

/** Pounds between two lines of the scale. */
const INTERVAL = 500

/** Width of an amount with its gap, as a share of the scale: on small phones, and on wider screens. */
const AMOUNT_WIDTHS = [0.2, 0.16] as const

/** The recommended ad spend of each package as a bar on one scale, with the amounts of both ends at their marks. */
export function SpendBars({ packages }: { packages: readonly Package[] }) {
  const ranges = packages.map(({ investment }) => investment.adSpend.range)
  const max = Math.max(...ranges.map(({ to }) => to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  const marks = [...new Set([0, ...ranges.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  const places = marks.map((amount) => amount / max)
  const [rows, wideRows] = AMOUNT_WIDTHS.map((width) => rowsOf(places, width))
  return (
    <div className="spend-bars">
      {packages.map(({ name, investment: { adSpend } }) => {
        const { from, to } = adSpend.range
        return (
          <Fragment key={name}>
            <p>{name}</p>
            <p
              className="spend-scale"
              style={{ '--interval': percent(INTERVAL), '--from': percent(from), '--length': percent(to - from) }}
            >
              <span className="spend-bar reveal-[wipe]" />
            </p>
          </Fragment>
        )
      })}
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
