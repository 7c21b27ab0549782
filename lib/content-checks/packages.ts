import type { Investment, Package, PoundRange } from '@/content/types'
import { formatPounds, totalOf } from '@/lib/prices/money'
import { only, type ContentIssue } from './issue'

type Priced = Pick<Package, 'items' | 'totalValue'> & { investment?: Pick<Investment, 'monthly' | 'adSpend'> }

/**
 * A package's total value must be the sum of its items, and its prices must agree with one another.
 * @param entry what the package is called in its file.
 * @param accepted whole pounds by which the stated total may also differ, while the owner has yet to decide.
 */
export function checkPackage(
  file: string,
  entry: string,
  { items, totalValue, investment }: Priced,
  accepted = 0,
): ContentIssue[] {
  const found = (place: string, problem: string) => ({ file, entry: `${entry}.${place}`, problem })
  const sum = totalOf(items)
  return only([
    ...items.map(
      ({ title, price, yearlyPrice }, index) =>
        yearlyPrice !== undefined &&
        yearlyPrice !== (price ?? 0) * 12 &&
        found(
          `items[${index + 1}] (${title})`,
          `has the yearly price ${formatPounds(yearlyPrice)}: expected twelve times its monthly price, ${formatPounds((price ?? 0) * 12)}`,
        ),
    ),
    ![sum, sum + accepted].includes(totalValue) &&
      found(
        'totalValue',
        `is ${formatPounds(totalValue)}, but the items add up to ${formatPounds(sum)}: correct the total or the items`,
      ),
    investment &&
      investment.monthly >= totalValue &&
      found(
        'investment.monthly',
        `is ${formatPounds(investment.monthly)}: expected less than the total value, ${formatPounds(totalValue)}`,
      ),
    investment &&
      backwards(investment.adSpend.range) &&
      found('investment.adSpend.range', 'runs backwards: expected from, then to'),
  ])
}

const backwards = ({ from, to }: PoundRange) => from >= to
