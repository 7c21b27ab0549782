import type { Investment } from '@/content/schema'
import { feeText } from '@/lib/prices/investment'

/** The fee, and its condition on a line of its own: no line break depends on the font. */
export function Fee({ investment }: { investment: Investment }) {
  const [fee, condition] = feeText(investment).split(/(?=\()/)
  return (
    <>
      {fee}
      {condition && <span className="block">{condition}</span>}
    </>
  )
}
