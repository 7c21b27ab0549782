import type { ShareCard } from '@/content/types'
import { palette } from '@/lib/theme/palette'

const colours = palette.light

const SIZE = 74
const GAP = 8
const STEP = SIZE + GAP
const WIDTH = 5 * STEP - GAP

type SlotStyle = { fill: string; stroke: string; mark: string; dot: string }

const slotStyles: Readonly<Record<string, SlotStyle>> = {
  b: { fill: colours.accentSoft, stroke: colours.accentSoft, mark: colours.accent, dot: colours.accent },
  h: { fill: colours.accent, stroke: colours.accent, mark: colours.onAccent, dot: colours.onAccent },
  r: { fill: colours.surface, stroke: colours.accent, mark: colours.accent, dot: colours.accent },
  e: { fill: colours.surface, stroke: colours.brass, mark: colours.brass, dot: colours.surface },
}

/** Five days of five slots. */
export function Week({ week }: { week: ShareCard['week'] }) {
  return (
    <svg width={WIDTH + 2} height={WIDTH + 2} viewBox={`-1 -1 ${WIDTH + 2} ${WIDTH + 2}`}>
      {week.flatMap((slots, row) =>
        [...slots].map((kind, day) => drawSlot({ x: day * STEP, y: row * STEP, kind, wide: (row + day) % 2 === 0 })),
      )}
    </svg>
  )
}

/** Called as a function: ImageResponse does not render components inside an svg. */
function drawSlot({ x, y, kind, wide }: { x: number; y: number; kind: string; wide: boolean }) {
  const style = slotStyles[kind]
  const half = kind === 'r'
  const key = `${x} ${y}`
  const frame = { x: x + 0.75, y: y + 0.75, width: SIZE - 1.5, height: SIZE - 1.5, rx: 10, strokeWidth: 1.5 }
  if (!style) {
    return (
      <rect key={key} {...frame} fill="none" stroke={colours.lineStrong} strokeOpacity={0.6} strokeDasharray="5 4" />
    )
  }
  const [cx, cy] = [x + 17, y + SIZE - 17]
  return (
    <g key={key}>
      <rect {...frame} fill={style.fill} stroke={style.stroke} />
      <rect x={x + 11} y={y + 15} width={wide ? 42 : 32} height={6} rx={3} fill={style.mark} fillOpacity={0.85} />
      <circle cx={cx} cy={cy} r={5.25} fill={half ? style.fill : style.dot} stroke={style.mark} strokeWidth={1.5} />
      {half && <path d={`M${cx} ${cy - 5.25}a5.25 5.25 0 0 1 0 10.5z`} fill={style.dot} />}
      <rect x={x + 28} y={y + SIZE - 19.5} width={24} height={5} rx={2.5} fill={style.mark} fillOpacity={0.4} />
    </g>
  )
}
