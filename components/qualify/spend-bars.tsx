import type { TermPackage } from '@/content/schema'
import { formatPounds, formatUnbrokenRange } from '@/lib/prices/money'

/** Pounds between two lines of the scale. */
const INTERVAL = 500

type Props = { packages: readonly Pick<TermPackage, 'name' | 'investment'>[] }

/** The recommended ad spend of each package, in words and as a bar on one scale from 0. */
export function SpendBars({ packages }: Props) {
  const max = Math.max(...packages.map(({ investment }) => investment.adSpend.range.to))
  const percent = (amount: number) => `${(100 * amount) / max}%`
  return (
    <>
      <ul className="grid gap-3" style={{ '--interval': percent(INTERVAL) }}>
        {packages.map(({ name, investment }) => {
          const { range } = investment.adSpend
          return (
            <li key={name}>
              <p className="flex flex-wrap justify-between gap-x-4 text-xl font-semibold">
                {name} <span>{formatUnbrokenRange(range)}</span>
              </p>
              <p
                aria-hidden
                className="mt-1.5 border bg-[linear-gradient(90deg,var(--hairline)_1px,transparent_0)] bg-size-[var(--interval)_100%] py-[0.4rem]"
              >
                {/* A border, because backgrounds may not be printed. */}
                <span
                  className="block reveal-[wipe] border-b-[clamp(1.5rem,2.2vw,3.5rem)] border-b-solid"
                  style={{ marginInlineStart: percent(range.from), width: percent(range.to - range.from) }}
                />
              </p>
            </li>
          )
        })}
      </ul>
      <p aria-hidden className="flex justify-between pt-1.5 text-xs font-semibold">
        <span>{formatPounds(0)}</span> <span>{formatPounds(max)}</span>
      </p>
    </>
  )
}
