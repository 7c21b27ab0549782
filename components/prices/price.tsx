import { priceLabels } from '@/content/price-labels'
import { formatPounds } from '@/lib/prices/money'
import { PerMonth } from './per-month'

type Props = { pounds: number; advance?: number }

/**
 * A monthly price, with its period on its baseline.
 * @param advance width of the price in em with its side bearings, for a price that fills the width of its container. It is
 * reserved while the font loads.
 */
export function Price({ pounds, advance }: Props) {
  return (
    <span className={advance ? 'price filling-price' : 'price'} style={{ '--advance': advance }}>
      <span className="sized-figure">{formatPounds(pounds)}</span>
      <PerMonth className="display text-3xl" />
    </span>
  )
}

/** The total value of a package, in a frame. */
export function TotalValue({ pounds }: { pounds: number }) {
  return (
    <p className="flex flex-wrap items-baseline-last justify-between gap-x-6 gap-y-3 border border-t-6 px-m pt-5 pb-2">
      <b className="text-xl font-semibold">{priceLabels.totalValue}</b> <Price pounds={pounds} />
    </p>
  )
}
