import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'
import { measure } from '@/lib/type/measure'

const { title, text, alt } = premiumPage.scale
const { totalValue, investment } = premium
const items: readonly PackageItem[] = premium.items
const total = formatPounds(totalValue)
const monthly = formatPounds(investment.monthly)
const percentOf = (pounds: number) => round((pounds / totalValue) * 100, 4)
/** Both sums have one size, in which the investment fills its bar. */
const sumSize = `calc((${percentOf(investment.monthly)}cqi - 2 * var(--inset)) / ${round(measure(monthly).width, 4)})`

/** The items as blocks and the investment as a bar, on one scale: the measure is the total value. */
export function ValueScale() {
  return (
    <Section labelledBy="to-scale">
      <TitleRow id="to-scale" title={title} lead={text} />
      <div
        role="img"
        aria-label={interpolate(alt, { total, monthly })}
        style={{ '--size': sumSize }}
        className="value-scale mt-part"
      >
        <div className="value-whole">
          <p className="value-sum">
            <span className="sized-figure">{total}</span> {priceLabels.totalValue}
          </p>
          <div className="value-blocks">
            {items.map(
              ({ title: name, price }, index) =>
                price && (
                  <div key={name} style={{ width: `${percentOf(price)}%` }} className="py-3 font-medium">
                    <span className="value-name text-small leading-tight">{name}</span>
                    <span className="value-number tabular-nums">{index + 1}</span>
                  </div>
                ),
            )}
          </div>
        </div>
        <p style={{ '--share': `${percentOf(investment.monthly)}%` }} className="value-share value-sum reveal-[wipe]">
          <span className="sized-figure">{monthly}</span> {priceLabels.investment}
        </p>
      </div>
    </Section>
  )
}
