import type { Leaf } from '../content-modules'

/** Keys of the prices in content/. */
const PRICE_KEYS = ['price', 'yearlyPrice', 'totalValue', 'monthly', 'perConsultation', 'setup', 'value', 'axisMaximum']

/** Returns whether a value of the content is a price in whole pounds. */
export const isPrice = ({ path, key, value }: Leaf): boolean =>
  typeof value === 'number' && (PRICE_KEYS.includes(key) || path.includes('.adSpend.range.'))
