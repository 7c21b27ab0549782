import type { Investment, Package, PoundRange } from '@/content/schema'
import { formatPounds, totalOf } from '@/lib/prices/money'
import { compact, type ContentIssue } from './issue'

type Priced = Pick<Package, 'items' | 'totalValue'> & { investment?: Pick<Investment, 'monthly' | 'adSpend'> }

/**
 * Checks that a package's total value is the sum of its items and that its prices agree.
 * @param accepted a difference in whole pounds that the total may have, until the owner decides.
 */
export function checkPackage(
  file: string,
  entry: string,
  { items, totalValue, investment }: Priced,
  accepted = 0,
): ContentIssue[] {
  const issue = (place: string, message: string) => ({ file, entry: `${entry}.${place}`, message })
  const sum = totalOf(items)
  return compact([
    ...items.map(
      ({ title, price, yearlyPrice }, index) =>
        yearlyPrice !== undefined &&
        yearlyPrice !== (price ?? 0) * 12 &&
        issue(
          `items[${index + 1}] (${title})`,
          `has the yearly price ${formatPounds(yearlyPrice)}: expected twelve times its monthly price, ${formatPounds((price ?? 0) * 12)}`,
        ),
    ),
    ![sum, sum + accepted].includes(totalValue) &&
      issue(
        'totalValue',
        `is ${formatPounds(totalValue)}, but the items add up to ${formatPounds(sum)}: correct the total or the items`,
      ),
    investment &&
      investment.monthly >= totalValue &&
      issue(
        'investment.monthly',
        `is ${formatPounds(investment.monthly)}: expected less than the total value, ${formatPounds(totalValue)}`,
      ),
    investment &&
      isBackwards(investment.adSpend.range) &&
      issue('investment.adSpend.range', 'runs backwards: expected from, then to'),
  ])
}

const isBackwards = ({ from, to }: PoundRange) => from >= to
