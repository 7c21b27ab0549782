import type { Investment } from '@/content/schema'
import { feeText } from '@/lib/prices/investment'

/** The fee. Its condition in brackets does not wrap if it fits on a line. */
export function Fee({ investment }: { investment: Investment }) {
  const [fee, condition] = feeText(investment).split(/(?=\()/)
  return (
    <>
      {fee}
      {condition && <span className="inline-block">{condition}</span>}
    </>
  )
}
