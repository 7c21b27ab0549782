import { firstMonths } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'
import type { TermCost } from '@/lib/prices/term-cost'

/**
 * The set-up fee and the months of a term as columns on one scale: fees white, and above them the most of the recommended
 * ad spend.
 */
export function MonthColumns({ cost: { months, setup, monthly, adSpend } }: { cost: TermCost }) {
  const spend = adSpend?.monthly
  return (
    <ol className="month-columns" style={{ '--highest': Math.max(setup ?? 0, monthly + (spend?.to ?? 0)) }}>
      {setup !== undefined && <Month name={firstMonths.setup} feeName={firstMonths.once} fee={setup} />}
      {Array.from({ length: months }, (_, index) => (
        <Month
          key={index}
          name={interpolate(firstMonths.month, { month: index + 1 })}
          feeName={firstMonths.fee}
          fee={monthly}
          spend={spend}
        />
      ))}
    </ol>
  )
}

type MonthProps = { name: string; feeName: string; fee: number; spend?: NonNullable<TermCost['adSpend']>['monthly'] }

function Month({ name, feeName, fee, spend }: MonthProps) {
  return (
    <li>
      <span className="month-name">{`${name} `}</span>
      {spend && (
        <span className="month-spend reveal-[fill-y]" style={{ '--pounds': spend.to }}>
          <span>
            {`${firstMonths.adSpend} `}
            <b>{`${formatPoundRange(spend)} `}</b>
          </span>
        </span>
      )}
      <span className="month-fee" style={{ '--pounds': fee }}>
        <span>
          {`${feeName} `}
          <b>{formatPounds(fee)}</b>
        </span>
      </span>
    </li>
  )
}
