import type { LabelProps } from 'recharts'
import { formatPounds } from '@/lib/prices/money'

/** Pixels that a label needs inside its bar. */
const LABEL_WIDTH = 68

/** The label of a bar: inside its end where it fits, otherwise after it. */
export function BarLabel({ x = 0, y = 0, width = 0, height = 0, value = 0, hollow }: LabelProps & { hollow: boolean }) {
  const inside = Number(width) >= LABEL_WIDTH
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
