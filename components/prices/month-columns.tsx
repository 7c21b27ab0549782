import type { ReactNode } from 'react'
import { firstMonths } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import type { TermCost } from '@/lib/prices/term-cost'

type Props = { cost: TermCost }

/**
 * The set-up fee and the months of a term as columns on one scale: fees white, and above them the recommended ad spend,
 * outlined up to its lowest and its highest amount. The table below says the same, so screen readers skip the drawing.
 */
export function MonthColumns({ cost: { months, setup, monthly, adSpend } }: Props) {
  const first = setup === undefined ? 0 : 1
  const { from, to } = adSpend?.monthly ?? { from: 0, to: 0 }
  const highest = Math.max(setup ?? 0, monthly + to)
  return (
    <ol
      aria-hidden="true"
      className="month-columns mt-part text-label"
      style={{ '--highest': highest, '--columns': first + months }}
    >
      {setup !== undefined && <MonthColumn place={0} name={firstMonths.setup} note={firstMonths.once} pounds={setup} />}
      {Array.from({ length: months }, (_, index) => (
        <MonthColumn
          key={index}
          place={first + index}
          name={interpolate(firstMonths.month, { month: index + 1 })}
          pounds={monthly}
        >
          {adSpend && (
            <>
              <MonthPart
                className="month-most bg-deep"
                pounds={to - from}
                text={interpolate(firstMonths.most, { price: formatPounds(to) })}
              />
              <MonthPart
                className="bg-deep"
                pounds={from}
                text={interpolate(firstMonths.least, { price: formatPounds(from) })}
              />
            </>
          )}
        </MonthColumn>
      ))}
    </ol>
  )
}

type ColumnProps = { place: number; name: string; note?: string; pounds: number; children?: ReactNode }

/**
 * @param place of the column, from 0: the fees are paid in this order.
 * @param pounds the fee at the foot of the column.
 * @param children what is above the fee.
 */
function MonthColumn({ place, name, note, pounds, children }: ColumnProps) {
  return (
    <li className="flex flex-col border-b" style={{ '--place': place }}>
      <span className="month-name font-semibold">
        {`${name} `}
        {note && <span className="font-normal">{note}</span>}
      </span>
      {children}
      <MonthPart className="month-fee font-semibold" pounds={pounds} text={formatPounds(pounds)} />
    </li>
  )
}

/** A part of a column, as tall as its amount in pounds, with its text where there is space. */
function MonthPart({ className = '', pounds, text }: { className?: string; pounds: number; text?: string }) {
  return (
    <span className={`month-part ${className}`} style={{ '--pounds': pounds }}>
      {text && <span data-text={text}>{text}</span>}
    </span>
  )
}

/** What is white and what is outlined. Nothing if there are only fees. */
export function MonthLegend({ cost }: Props) {
  if (!cost.adSpend) return null
  const swatch = 'me-2 inline-block size-[0.7em] forced-color-adjust-none'
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-6 text-small">
      <li>
        <span className={`fee-swatch bg-booked ${swatch}`} />
        {firstMonths.fees}
      </li>
      <li>
        <span className={`border bg-deep ${swatch}`} />
        {firstMonths.adSpend}
      </li>
    </ul>
  )
}
