import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { notFoundPage } from '@/content/errors'
import { essential } from '@/content/essential'
import { diary } from '@/content/home'
import { premium } from '@/content/premium'
import { phases, process } from '@/content/process'
import { qualify } from '@/content/qualify'
import type { Path } from '@/content/schema'
import { palette } from '@/lib/theme/palette'

const { accent, accentSoft, surface, line, lineStrong, ink, muted, brass } = palette.light
/** Brass on the accent-coloured field. */
const gold = palette.dark.brass

const WIDTH = 440
const HEIGHT = 500

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** Words are set above the svg, in which ImageResponse sets none. */
function Frame({ children, words }: { children: ReactNode; words?: ReactNode }) {
  return (
    <div style={{ display: 'flex', position: 'relative', width: WIDTH, height: HEIGHT }}>
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {children}
      </svg>
      {words}
    </div>
  )
}

function Word({ children, ...place }: { children: ReactNode } & CSSProperties) {
  return (
    <div style={{ display: 'flex', position: 'absolute', fontFamily: 'serif', lineHeight: 1, ...place }}>
      {children}
    </div>
  )
}

// What follows with a small letter is called as a function: ImageResponse does not render components inside an svg.

const tick = (x: number, y: number, size: number, stroke: string, width = size / 5) => (
  <path
    key={`tick ${x} ${y}`}
    d={`M${x - size * 0.5} ${y + size * 0.02}l${size * 0.34} ${size * 0.36} ${size * 0.66} ${-size * 0.76}`}
    fill="none"
    stroke={stroke}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

const cross = (x: number, y: number, size: number, stroke: string) => (
  <path
    key={`cross ${x} ${y}`}
    d={`M${x - size / 2} ${y - size / 2}l${size} ${size}m0 ${-size}l${-size} ${size}`}
    stroke={stroke}
    strokeWidth={size / 3.4}
    strokeLinecap="round"
  />
)

const bar = (x: number, y: number, width: number, height: number, fill: string) => (
  <rect key={`bar ${x} ${y}`} x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
)

type Place = { x: number; y: number; width: number; height: number; rx: number }

/** The outline of a place that nothing has taken. */
const free = (place: Place, stroke: string, width: number) => (
  <rect {...place} fill="none" stroke={stroke} strokeWidth={width} strokeDasharray={`${width * 3} ${width * 2.5}`} />
)

/** A sheet with the two rings of a calendar. */
const sheet = () => (
  <g>
    <rect x={10} y={36} width={420} height={450} rx={30} fill={surface} />
    {[112, 308].map((x) => (
      <rect key={x} x={x} y={8} width={20} height={62} rx={10} fill={gold} />
    ))}
  </g>
)

function Diary() {
  const weeks = Object.values(diary.week)
  const [size, step] = [64, 74]
  return (
    <Frame>
      {sheet()}
      {weeks.flatMap((slots, row) =>
        slots.map((visit, day) => {
          const slot = { x: 40 + day * step, y: 96 + row * step, width: size, height: size, rx: 12 }
          const key = `${row} ${day}`
          if (visit) return <rect key={key} {...slot} fill={(row * 2 + day) % 5 === 1 ? gold : accent} />
          return <g key={key}>{free(slot, lineStrong, 3)}</g>
        }),
      )}
    </Frame>
  )
}

function Timeline() {
  const week = WIDTH / process.axis.weeks
  const thickness = 112
  const rows = phases.map(({ number, weeks }, index) => {
    const [x, y] = [(weeks.from - 1) * week, 30 + index * 164]
    return 'to' in weeks ? { number, x, y, to: weeks.to * week } : { number, x, y }
  })
  return (
    <Frame
      words={rows.map(({ number, x, y, to }) => (
        <Word
          key={number}
          {...(to ? { left: to + 18 } : { right: WIDTH - x + 18 })}
          top={y - 20}
          fontSize={152}
          color={gold}
        >
          {number}
        </Word>
      ))}
    >
      {range(process.axis.weeks + 1).map((index) => (
        <path key={index} d={`M${index * week} 6V494`} stroke={accentSoft} strokeOpacity={0.2} strokeWidth={2} />
      ))}
      {rows.map(({ number, x, y, to = WIDTH }) => (
        <path
          key={number}
          d={`M${x + 5} ${y + 5}H${number < rows.length ? `${to - 5}v${thickness - 10}` : `${to - 62}l57 ${thickness / 2 - 5}-57 ${thickness / 2 - 5}`}H${x + 5}z`}
          fill={surface}
          stroke={surface}
          strokeWidth={10}
          strokeLinejoin="round"
        />
      ))}
    </Frame>
  )
}

function TickedDay() {
  return (
    <Frame>
      {sheet()}
      {range(12).map((index) => {
        const [x, y] = [44 + (index % 4) * 92, 104 + Math.floor(index / 4) * 122]
        return <rect key={index} x={x} y={y} width={76} height={100} rx={14} fill={accentSoft} />
      })}
      <circle cx={266} cy={306} r={128} fill={surface} />
      <circle cx={266} cy={306} r={114} fill={accent} />
      {tick(266, 306, 112, surface, 26)}
    </Frame>
  )
}

/** Three cards, of which the middle one stands higher. */
function Cards() {
  const card = (x: number, y: number, height: number, edge: string) => (
    <g key={x}>
      <rect x={x} y={y} width={136} height={height} rx={20} fill={surface} />
      <path d={`M${x} ${y + 66}v-46a20 20 0 0 1 20-20h96a20 20 0 0 1 20 20v46z`} fill={edge} />
      {bar(x + 22, y + 28, 74, 14, edge === accentSoft ? accent : surface)}
    </g>
  )
  return (
    <Frame>
      {card(0, 112, 300, accentSoft)}
      {range(4).map((row) => bar(22, 206 + row * 36, row % 2 ? 70 : 92, 12, lineStrong))}
      {bar(22, 360, 92, 28, accent)}
      {card(152, 40, 420, brass)}
      {range(7).map((row) => bar(174, 134 + row * 36, row % 2 ? 70 : 92, 12, lineStrong))}
      {bar(174, 404, 92, 28, accent)}
      {card(304, 112, 300, accentSoft)}
      <rect x={322} y={200} width={100} height={70} rx={10} fill={line} />
      {range(2).map((row) => bar(326, 290 + row * 32, row % 2 ? 70 : 92, 12, lineStrong))}
      {bar(326, 360, 92, 28, accent)}
    </Frame>
  )
}

/** An itemised statement, with a tick at each item. */
function Statement() {
  const parts = premium.items.length
  const step = 326 / parts
  const thick = Math.min(18, step * 0.4)
  return (
    <Frame
      words={
        <Word right={46} top={2} width={180} justifyContent="flex-end" fontSize={132} color={brass}>
          {parts}
        </Word>
      }
    >
      <rect x={10} y={4} width={420} height={492} rx={24} fill={surface} />
      {bar(46, 48, 150, 22, accent)}
      {bar(46, 88, 96, 14, lineStrong)}
      <path d="M46 136h348" stroke={ink} strokeWidth={4} />
      {range(parts).flatMap((row) => {
        const y = 150 + step * (row + 0.5)
        return [
          tick(58, y, Math.min(30, step * 0.66), accent),
          bar(92, y - thick / 2, 190 - (row % 3) * 30, thick, accentSoft),
          bar(330, y - thick / 2, 64, thick, accent),
        ]
      })}
    </Frame>
  )
}

/** As many stages as the package has parts, and the patient who comes of them. */
function Funnel() {
  const stages = essential.items.length
  const step = 366 / stages
  const inset = 150 / stages
  return (
    <Frame>
      {range(stages).map((row) => {
        const [left, y] = [6 + row * inset, 6 + row * step]
        const taper = (inset * (step - 22)) / step
        return (
          <path
            key={row}
            d={`M${left} ${y}H${WIDTH - left}l${-taper} ${step - 22}H${left + taper}z`}
            fill={surface}
            stroke={surface}
            strokeWidth={12}
            strokeLinejoin="round"
          />
        )
      })}
      <circle cx={WIDTH / 2} cy={434} r={62} fill={gold} />
      {tick(WIDTH / 2, 434, 62, ink, 15)}
    </Frame>
  )
}

function Browser() {
  return (
    <Frame>
      <rect x={0} y={46} width={440} height={400} rx={26} fill={surface} />
      <path d="M0 118V72a26 26 0 0 1 26-26h388a26 26 0 0 1 26 26v46z" fill={accentSoft} />
      {[36, 70, 104].map((x) => (
        <circle key={x} cx={x} cy={82} r={11} fill={accent} />
      ))}
      {bar(136, 68, 276, 28, surface)}
      {bar(36, 156, 190, 28, ink)}
      {bar(36, 200, 150, 28, ink)}
      {[250, 278].map((y, row) => bar(36, y, row ? 130 : 180, 12, lineStrong))}
      {bar(36, 322, 176, 60, brass)}
      <rect x={256} y={156} width={152} height={248} rx={20} fill={accentSoft} />
      <circle cx={332} cy={234} r={36} fill={accent} />
      <path d="M268 404v-22a64 64 0 0 1 128 0v22z" fill={accent} />
      <path
        d="M176 352l16 96 24-28 36 42 22-18-36-42 34-14z"
        fill={ink}
        stroke={surface}
        strokeWidth={8}
        strokeLinejoin="round"
      />
    </Frame>
  )
}

/** An envelope with a seal. */
function Letter() {
  return (
    <Frame>
      <rect x={0} y={92} width={440} height={316} rx={24} fill={surface} />
      <path d="M14 396l168-150M426 396L258 246" stroke={line} strokeWidth={6} strokeLinecap="round" />
      <path d="M6 104l186 170a42 42 0 0 0 56 0l186-170a24 24 0 0 0-18-12H24a24 24 0 0 0-18 12z" fill={accentSoft} />
      <path d="M6 104l186 170a42 42 0 0 0 56 0l186-170" fill="none" stroke={accent} strokeWidth={6} />
      <circle cx={220} cy={268} r={74} fill={brass} />
      <circle cx={220} cy={268} r={56} fill="none" stroke={gold} strokeWidth={5} />
      <rect x={192} y={262} width={56} height={42} rx={8} fill={surface} />
      <path d="M203 264v-14a17 17 0 0 1 34 0v14" fill="none" stroke={surface} strokeWidth={9} />
    </Frame>
  )
}

/** Three chairs, and the place of the next. */
function Chairs() {
  const chair = (x: number, y: number, seat: string) => (
    <g
      key={`${x} ${y}`}
      transform={`translate(${x} ${y}) scale(3)`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M30 44v13m-10 4h20m-18 0 2-4h12l2 4" stroke={lineStrong} strokeWidth={3} />
      <path d="m9 22 11 17h17l14 8" stroke={seat} strokeWidth={9} />
      <path d="m4.5 14 2 3" stroke={seat} strokeWidth={8} />
    </g>
  )
  const room = (x: number, y: number) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={210} height={230} rx={24} fill={surface} />
  )
  const places = [
    [0, 10],
    [230, 10],
    [0, 260],
  ] as const
  return (
    <Frame>
      {places.map(([x, y]) => room(x, y))}
      {places.map(([x, y]) => chair(x + 20, y + 8, accent))}
      {free({ x: 233, y: 263, width: 204, height: 224, rx: 22 }, gold, 6)}
      <path d="M335 325v100m-50-50h100" stroke={gold} strokeWidth={20} strokeLinecap="round" />
    </Frame>
  )
}

function Lists() {
  const { suited, unsuited } = qualify
  const mark = (row: number) => 116 + row * 90
  return (
    <Frame>
      {[0, 230].map((x) => (
        <rect key={x} x={x} y={30} width={210} height={440} rx={24} fill={x ? accentSoft : surface} />
      ))}
      {suited.items.flatMap((_, row) => [
        tick(46, mark(row), 44, accent, 13),
        bar(88, mark(row) - 8, row % 2 ? 72 : 94, 16, lineStrong),
      ])}
      {unsuited.items.flatMap((_, row) => [
        cross(276, mark(row), 36, palette.light.danger),
        bar(318, mark(row) - 8, row % 2 ? 94 : 72, 16, lineStrong),
      ])}
    </Frame>
  )
}

function EmptySlot() {
  const slot = (x: number, y: number) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={112} height={100} rx={16} fill={accent} />
  )
  return (
    <Frame
      words={
        <Word left={42} width={356} top={222} justifyContent="center" fontSize={120} color={muted}>
          {notFoundPage.code}
        </Word>
      }
    >
      {sheet()}
      {[42, 164, 286].flatMap((x) => [slot(x, 96), slot(x, 358)])}
      {free({ x: 44, y: 214, width: 352, height: 126, rx: 16 }, lineStrong, 4)}
    </Frame>
  )
}

/** What is drawn on the card of a page. */
export const drawings: Readonly<Record<Path, () => ReactElement>> = {
  '/': Diary,
  '/process': Timeline,
  '/book': TickedDay,
  '/offer': Cards,
  '/premium': Statement,
  '/essential': Funnel,
  '/website': Browser,
  '/pricing': Letter,
  '/scale': Chairs,
  '/qualify': Lists,
  '*': EmptySlot,
}
