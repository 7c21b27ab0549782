import { priceLabels } from '@/content/price-labels'
import { formatPounds } from '@/lib/prices/money'
import { PerMonth } from './per-month'

type Props = { pounds: number; width?: number; advance?: number }

/**
 * A monthly price, with its period on its baseline.
 * @param width of the price in em, for a price that fills the width of its container.
 * @param advance of the price in em, which is reserved while its font loads.
 */
export function Price({ pounds, width, advance }: Props) {
  return (
    <span className={width ? 'price filling-price' : 'price'} style={{ '--width': width, '--advance': advance }}>
      <span className={`sized-figure ${width ? 'tracking-[-0.03em]!' : ''}`}>{formatPounds(pounds)}</span>
      <PerMonth className="voice text-note" />
    </span>
  )
}

/** The total value of a package, in a frame. */
export function TotalValue({ pounds }: { pounds: number }) {
  return (
    <p className="total-value">
      <span className="text-name font-semibold">{priceLabels.totalValue}</span> <Price pounds={pounds} />
    </p>
  )
}
