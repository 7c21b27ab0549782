import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { PerMonth } from './per-month'

type Props = { pounds: number; labels: PriceLabels; width?: number; advance?: number }

/**
 * A monthly price, with its period on its baseline.
 * @param width of the price in em, for a price that fills the width of its container.
 * @param advance of the price in em, which is reserved while its font loads.
 */
export function Price({ pounds, labels, width, advance }: Props) {
  return (
    <span className={width ? 'price filling-price' : 'price'} style={{ '--width': width, '--advance': advance }}>
      <span className="sized-figure">{formatPounds(pounds)}</span>
      <PerMonth labels={labels} className="voice text-note" />
    </span>
  )
}

/** The total value of a package, in a frame. */
export function TotalValue({ pounds, labels }: Pick<Props, 'pounds' | 'labels'>) {
  return (
    <p className="total-value">
      <span className="text-name font-semibold">{labels.totalValue}</span> <Price pounds={pounds} labels={labels} />
    </p>
  )
}
