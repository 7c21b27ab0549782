import { Fitted } from '@/components/ui/fitted'
import type { Package } from '@/content/schema'
import { formatPounds } from '@/lib/prices/money'

/** A white slot for each month of the minimum term, over a red rule, then an open one. */
export function MonthSlots({ months }: { months: number }) {
  return (
    <div className="@container">
      <p className="grid auto-cols-fr grid-flow-col" style={{ fontSize: `${85 / (months + 1)}cqi` }}>
        {Array.from({ length: months }, (_, index) => (
          <span
            key={index}
            className="settle border border-e-0 border-b-[3px] border-ink border-b-red bg-booked px-[0.07em] pt-[0.14em] pb-[0.1em] voice trim-caps text-on-booked not-first:border-s-on-booked"
          >
            {index + 1}
          </span>
        ))}
        <span className="border border-dashed [border-left-style:solid] border-s-ink" />
      </p>
    </div>
  )
}

/** The recommended ad spend of each package as a bar on one scale, with a line every £500. */
export function SpendBars({ packages }: { packages: readonly Package[] }) {
  const max = Math.max(...packages.map(({ investment }) => investment.adSpend.range.to))
  const percent = (amount: number) => `${(amount / max) * 100}%`
  return (
    <div className="text-small font-semibold">
      <div
        className="border-e border-line bg-[linear-gradient(90deg,var(--color-line)_1px,transparent_0)]"
        style={{ backgroundSize: `${percent(500)} 100%` }}
      >
        {packages.map(({ name, investment: { adSpend } }) => (
          <p key={name} className="border-b border-ink pt-2" style={{ '--from': percent(adSpend.range.from) }}>
            <span className="block ps-[calc(min(var(--from),100%-6rem)+0.35rem)]">{name}</span>
            <span
              className="mt-1 block h-[clamp(1.75rem,2.7vw,4rem)] draw border-b-[clamp(1.75rem,2.7vw,4rem)]"
              style={{ marginInlineStart: 'var(--from)', width: percent(adSpend.range.to - adSpend.range.from) }}
            />
          </p>
        ))}
      </div>
      <p className="flex justify-between pt-1.5">
        <span>{formatPounds(0)}</span>
        <span>{formatPounds(max)}</span>
      </p>
    </div>
  )
}

export function FeeFigure({ fee, unit }: { fee: string; unit: string }) {
  return (
    <p className="flex items-end gap-4">
      <span className="block w-1/2 wide:w-[42%]">
        <Fitted text={fee} />
      </span>
      <span className="max-w-[7em] text-name font-semibold">{unit}</span>
    </p>
  )
}

/** A row of consultations: the attended ones are white, the others struck out. */
export function AttendanceSlots() {
  return (
    <p className="grid grid-cols-5">
      {[true, true, false, true, false].map((attended, index) => (
        <span
          key={index}
          className={`grid h-[clamp(4rem,7.4vw,11rem)] place-items-center border border-e-0 last:border-e ${attended ? 'settle border-ink bg-booked not-first:border-s-on-booked' : ''}`}
        >
          {!attended && <span className="w-3/5 border-t-[3px] border-red" />}
        </span>
      ))}
    </p>
  )
}
