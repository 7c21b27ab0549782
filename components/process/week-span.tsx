import type { Weeks } from '@/content/types'
import { round } from '@/lib/round'
import { leftBearing } from '@/lib/type/left-bearing'
import { measureLine } from '@/lib/type/measure-line'

/** Least width in em of the rule between the weeks, with the space on its sides. */
const RULE_WIDTH = 0.6

/** The first and last week, and a rule between them that hangs from the cap line. Without a last week, it has no end. */
export function WeekSpan({ weeks: { from, to }, className }: { weeks: Weeks; className: string }) {
  const first = measureLine(`${from}`)
  const last = to && to > from ? measureLine(`${to}`) : undefined
  const hasRule = to !== from
  const width = first.width + (hasRule ? RULE_WIDTH : 0) + (last?.width ?? 0)
  return (
    <div aria-hidden="true" className={`@container ${className}`}>
      <p
        style={{ '--size': `min(var(--largest), 100cqi / ${round(width, 4)})`, ...leftBearing(`${from}`) }}
        className={`week-span sized-figure ${last ? 'has-last' : ''}`}
      >
        <span>{from}</span>
        {hasRule && <span className="week-rule reveal-[wipe]" />}
        {last && <span>{to}</span>}
      </p>
    </div>
  )
}
