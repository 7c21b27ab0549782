import { Section } from '@/components/ui/section'
import { premium, premiumPage } from '@/content/premium'
import type { PackageItem } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'

const { title, text, alt } = premiumPage.scale
const { totalValue, investment } = premium
const items: readonly PackageItem[] = premium.items

/** The value of a full row: the total on wide screens, about half of it on phones, where the blocks wrap. */
const rowClass = '[--row:calc(var(--total)*0.54)] md:[--row:var(--total)]'
const blockClass = 'w-[calc(var(--pounds)/var(--row)*100%)] print-exact'

/** The smallest share of the total whose block is wide enough for its name. */
const LABEL_MIN_SHARE = 1 / 6

export function ValueScale() {
  return (
    <Section labelledBy="to-scale" tone="sunken">
      <div className="lg:grid-cols-[1fr_1.4fr] lg:items-end grid gap-x-12 gap-y-4">
        <h2 id="to-scale">{title}</h2>
        <p className="max-w-measure-3xl text-muted">{text}</p>
      </div>
      <div
        role="img"
        aria-label={interpolate(alt, { total: formatPounds(totalValue), monthly: formatPounds(investment.monthly) })}
        style={{ '--total': totalValue }}
        className={`lg:mt-14 mt-10 ${rowClass}`}
        data-reveal
      >
        <div className="flex flex-wrap gap-y-0.5">
          {items.map(
            ({ id, title: name, price }, index) =>
              price && (
                <div
                  key={id}
                  data-pounds={price}
                  style={{ '--pounds': price }}
                  className={`${blockClass} border-sunken md:h-32 h-24 border-r-2 print:h-16`}
                >
                  <div className="bg-accent-soft print-exact lg:p-3 flex h-full flex-col justify-between border border-transparent p-1.5">
                    <span
                      className={`text-small ${price / totalValue < LABEL_MIN_SHARE ? 'hidden' : 'lg:block hidden'}`}
                    >
                      {name}
                    </span>
                    <span className="figure text-brass lg:text-left mt-auto text-right leading-none">{index + 1}</span>
                  </div>
                </div>
              ),
          )}
        </div>
        <p className="figure text-h3 text-muted mt-2 text-right">{formatPounds(totalValue)}</p>
        <div
          data-pounds={investment.monthly}
          style={{ '--pounds': investment.monthly }}
          className={`${blockClass} mt-6`}
        >
          <div className="bg-accent print-exact md:h-32 h-24 border border-transparent print:h-16" />
          <p className="figure text-h3 mt-2 text-right">{formatPounds(investment.monthly)}</p>
        </div>
      </div>
    </Section>
  )
}
