import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { measure } from '@/lib/type/measure'

const { title, text, alt } = premiumPage.scale
const { totalValue, investment } = premium
const items: readonly PackageItem[] = premium.items
const total = formatPounds(totalValue)
const monthly = formatPounds(investment.monthly)
const shareOf = (pounds: number) => `${(pounds / totalValue) * 100}%`
/** Both sums have one size, in which the investment is as wide as its bar. */
const sumSize = `calc(100cqi * ${investment.monthly / totalValue} / ${measure(monthly).width})`

/** The items as blocks and the investment as a bar, on one scale: the measure is the total value. */
export function ValueScale() {
  return (
    <Section labelledBy="to-scale">
      <TitleRow id="to-scale" title={title} lead={text} />
      <div role="img" aria-label={interpolate(alt, { total, monthly })} className="@container mt-group">
        <Sum label={priceLabels.totalValue} sum={total} />
        <div className="value-blocks mt-item">
          {items.map(
            ({ title: name, price }, index) =>
              price && (
                <div key={name} style={{ width: shareOf(price) }} className="py-3 font-medium">
                  <span className="value-name text-small leading-tight">{name}</span>
                  <span className={`value-number tabular-nums ${index >= 9 ? 'has-two-digits' : ''}`}>{index + 1}</span>
                </div>
              ),
          )}
        </div>
        <div style={{ width: shareOf(investment.monthly) }} className="value-share mb-item reveal-[wipe]" />
        <Sum label={priceLabels.investment} sum={monthly} />
      </div>
    </Section>
  )
}

function Sum({ label, sum }: { label: string; sum: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-3 font-semibold">
      <span style={{ '--size': sumSize }} className="sized-figure">
        {sum}
      </span>{' '}
      {label}
    </p>
  )
}
