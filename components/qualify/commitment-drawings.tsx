import type { ComponentProps } from 'react'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { formatPounds } from '@/lib/prices/money'

const drawingClass = 'w-64 fill-none text-small'

/** @param filled whether the slot is filled; otherwise it has a dashed edge. */
function SlotShape({ filled, ...shape }: ComponentProps<'rect'> & { filled: boolean }) {
  const look = filled ? { className: 'fill-accent' } : { className: 'stroke-line-strong', strokeDasharray: '4 4' }
  return <rect {...shape} {...look} />
}

/** A filled slot for each month of the minimum, then an open one. */
export function MonthsDrawing() {
  const months = figures.minimumMonths
  return (
    <svg viewBox="0 0 256 64" width="256" height="64" className={drawingClass}>
      {Array.from({ length: months + 1 }, (_, index) => (
        <g key={index}>
          <SlotShape x={index * 64 + 1} y="1" width="58" height="62" rx="12" filled={index < months} />
          {index < months && (
            <text x={index * 64 + 30} y="40" textAnchor="middle" className="fill-on-accent figure text-h3">
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** The recommended ad spend of each package as a bar on one scale. */
export function SpendDrawing() {
  const packages = [essential, premium].map(({ name, investment }) => ({ name, ...investment.adSpend.range }))
  const max = Math.max(...packages.map(({ to }) => to))
  const at = (amount: number) => (amount / max) * 256
  return (
    <svg viewBox="0 0 256 112" width="256" height="112" className={drawingClass}>
      {packages.map(({ name, from, to }, index) => (
        <g key={name} transform={`translate(0 ${index * 46})`}>
          <text x={at(from)} y="14" className="fill-muted">
            {name}
          </text>
          <path d="M0 29h256" className="stroke-line-strong" strokeDasharray="2 4" />
          <rect x={at(from)} y="22" width={at(to) - at(from)} height="14" rx="7" className="fill-accent" />
        </g>
      ))}
      <text y="109" className="fill-muted">
        {formatPounds(0)}
      </text>
      <text x="256" y="109" textAnchor="end" className="fill-muted">
        {formatPounds(max)}
      </text>
    </svg>
  )
}

/** A row of appointments, of which the private ones are filled and marked. */
export function PrivatePatientsDrawing() {
  return (
    <svg viewBox="0 0 256 64" width="256" height="64" className={drawingClass}>
      {[true, true, false, true, true, false].map((counts, index) => (
        <g key={index} transform={`translate(${index * 43} 0)`}>
          <SlotShape x="1" y="1" width="36" height="40" rx="10" filled={counts} />
          {counts && <path d="M19 50v10" className="stroke-brass" strokeWidth="3" strokeLinecap="round" />}
        </g>
      ))}
    </svg>
  )
}

/** A list of patients. The first two, who attended, are ticked. */
export function AttendanceDrawing() {
  return (
    <svg viewBox="0 0 256 88" width="256" height="88" className={drawingClass}>
      {[150, 110, 132].map((length, index) => (
        <g key={index} transform={`translate(0 ${index * 30})`}>
          <rect x="1" y="3" width="20" height="20" rx="6" className="stroke-line-strong" />
          {index < 2 && <path d="m6 13 4 4 7-8" className="stroke-accent" strokeWidth="2.5" />}
          <path d={`M36 13h${length}`} className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  )
}
