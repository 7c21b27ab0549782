import { firstMonths } from '@/content/price-labels'
import type { PoundRange, TermInvestment } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'

type Props = { investment: TermInvestment; months: number }

/**
 * The set-up fee and the months of a term as columns on one scale. Each month's ad spend is above its white
 * fee: solid up to its minimum, outlined up to its maximum.
 */
export function MonthColumns({ investment: { setup, monthly, adSpend }, months }: Props) {
  return (
    <ol className="month-columns" style={{ '--highest': Math.max(setup.price, monthly + adSpend.range.to) }}>
      <Month name={firstMonths.setup} feeName={firstMonths.once} fee={setup.price} />
      {Array.from({ length: months }, (_, index) => (
        <Month
          key={index}
          name={interpolate(firstMonths.month, { month: index + 1 })}
          feeName={firstMonths.fee}
          fee={monthly}
          spend={adSpend.range}
        />
      ))}
    </ol>
  )
}

function Month({ name, feeName, fee, spend }: { name: string; feeName: string; fee: number; spend?: PoundRange }) {
  return (
    <li>
      <p className="month-name">{name}</p>
      {spend && (
        <div className="month-spend reveal-[fill-y]" style={{ '--pounds': spend.to, '--least': spend.from / spend.to }}>
          <div className="month-upper">
            <p>
              {firstMonths.adSpendTo} <b>{formatPounds(spend.to)}</b>
            </p>
          </div>
          <div className="month-lower">
            <p>
              {firstMonths.adSpend} <b>{formatPounds(spend.from)}</b>
            </p>
          </div>
        </div>
      )}
      <div className="month-fee" style={{ '--pounds': fee }}>
        <p>
          {feeName} <b className="display">{formatPounds(fee)}</b>
        </p>
      </div>
    </li>
  )
}
