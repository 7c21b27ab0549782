import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { measure } from '@/build/render/measure'

const { title, text, alt } = premiumPage.scale
const { totalValue, investment } = premium
const items: readonly PackageItem[] = premium.items
const [total, monthly] = [formatPounds(totalValue), formatPounds(investment.monthly)]
const shareOf = (pounds: number) => `${(pounds / totalValue) * 100}%`
/** Both sums have one size, in which the investment is as wide as its bar. */
const sumSize = `calc(100cqi * ${investment.monthly / totalValue} / ${measure(monthly).width} / var(--text-scale, 1))`

/** The items as blocks and the investment as a bar, on one scale: the measure is the total value. */
export function ValueScale() {
  return (
    <Section labelledBy="to-scale">
      <TitleRow id="to-scale" title={title} lead={text} />
      <div
        role="img"
        aria-label={interpolate(alt, { total, monthly })}
        className="@container mt-[clamp(2.2rem,4.4vw,6.6rem)]"
      >
        <Sum label={priceLabels.totalValue} sum={total} />
        <div className="mt-6 flex h-[clamp(10rem,25vw,38rem)] wide:mt-[2vw] paper:h-32">
          {items.map(
            ({ title: name, price }, index) =>
              price && (
                <div
                  key={name}
                  style={{ width: shareOf(price) }}
                  className="@container flex flex-col justify-between overflow-clip border-e py-3 font-medium on-night last:border-e-0 forced-colors:border paper:border"
                >
                  <span className="hidden self-center text-small leading-tight whitespace-nowrap [writing-mode:vertical-rl] @[12.5rem]:ml-[1vw] @[12.5rem]:self-start @[12.5rem]:whitespace-normal @[12.5rem]:[writing-mode:horizontal-tb] wide:block">
                    {name}
                  </span>
                  <span className="mt-auto self-center text-label leading-none tabular-nums @max-[1.2rem]:invisible @[8rem]:voice @[8rem]:trim-caps @[8rem]:display-[min(56cqi,9vw)] @[12.5rem]:ml-[1vw] @[12.5rem]:self-start">
                    {index + 1}
                  </span>
                </div>
              ),
          )}
        </div>
        <div
          style={{ width: shareOf(investment.monthly) }}
          className="mt-[3px] mb-6 h-[clamp(5rem,12.5vw,19rem)] reveal-[wipe] bg-booked forced-colors:border wide:mb-[2vw] paper:h-12 paper:border"
        />
        <Sum label={priceLabels.investment} sum={monthly} />
      </div>
    </Section>
  )
}

function Sum({ label, sum }: { label: string; sum: string }) {
  return (
    <p className="flex flex-wrap items-end gap-x-6 gap-y-3 font-semibold">
      <span style={{ fontSize: sumSize }} className="voice trim-caps paper:text-[3rem]!">
        {sum}
      </span>{' '}
      {label}
    </p>
  )
}
