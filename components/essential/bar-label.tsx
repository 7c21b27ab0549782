import type { LabelProps } from 'recharts'
import { formatPounds } from '@/lib/prices/money'

/** Pixels that a sum takes inside the end of its bar. */
const ROOM = 68

/** A bar's sum: inside its end where it fits, else just after it. */
export function BarLabel({ x = 0, y = 0, width = 0, height = 0, value = 0, hollow }: LabelProps & { hollow: boolean }) {
  const inside = Number(width) >= ROOM
  return (
    <text
      x={Number(x) + Number(width) + (inside ? -10 : 8)}
      y={Number(y) + Number(height) / 2}
      dy="0.36em"
      textAnchor={inside ? 'end' : 'start'}
      fill={inside && !hollow ? 'var(--on-accent)' : 'var(--ink)'}
      className="text-fine tabular-nums"
    >
      {formatPounds(Number(value))}
    </text>
  )
}
