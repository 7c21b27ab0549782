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
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1.4fr] lg:items-end">
        <h2 id="to-scale">{title}</h2>
        <p className="max-w-measure-3xl text-muted">{text}</p>
      </div>
      <div
        role="img"
        aria-label={interpolate(alt, { total: formatPounds(totalValue), monthly: formatPounds(investment.monthly) })}
        style={{ '--total': totalValue }}
        className={`mt-10 lg:mt-14 ${rowClass}`}
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
                  className={`${blockClass} h-24 border-r-2 border-sunken md:h-32 print:h-16`}
                >
                  <div className="flex h-full flex-col justify-between border border-transparent bg-accent-soft p-1.5 print-exact lg:p-3">
                    <span
                      className={`text-small ${price / totalValue < LABEL_MIN_SHARE ? 'hidden' : 'hidden lg:block'}`}
                    >
                      {name}
                    </span>
                    <span className="mt-auto text-right figure leading-none text-brass lg:text-left">{index + 1}</span>
                  </div>
                </div>
              ),
          )}
        </div>
        <p className="mt-2 text-right figure text-h3 text-muted">{formatPounds(totalValue)}</p>
        <div
          data-pounds={investment.monthly}
          style={{ '--pounds': investment.monthly }}
          className={`${blockClass} mt-6`}
        >
          <div className="h-24 border border-transparent bg-accent print-exact md:h-32 print:h-16" />
          <p className="mt-2 text-right figure text-h3">{formatPounds(investment.monthly)}</p>
        </div>
      </div>
    </Section>
  )
}
