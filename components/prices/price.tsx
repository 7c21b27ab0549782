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
      <PerMonth className="price-period display" />
    </span>
  )
}

/** The total value of a package, in a frame. */
export function TotalValue({ pounds }: { pounds: number }) {
  return (
    <p className="total-value">
      <b>{priceLabels.totalValue}</b> <Price pounds={pounds} />
    </p>
  )
}
