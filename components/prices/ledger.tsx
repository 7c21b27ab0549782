import { Headset, Megaphone, MessageCircleReply, RotateCcw, Sprout, Star, Target, UsersRound, Video } from 'lucide'
import { createElement } from 'react'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'

const icons = { Headset, Megaphone, MessageCircleReply, RotateCcw, Sprout, Star, Target, UsersRound, Video }

type Props = {
  caption: string
  items: readonly PackageItem[]
  missing?: { titles: readonly string[]; label: string }
}

/**
 * A table of the included items, with the monthly value of each.
 * @param caption is visually hidden.
 * @param missing titles of items that the package does not include, and the label of their rows.
 */
export function Ledger({ caption, items, missing }: Props) {
  return (
    <div className="@container">
      <table className="ledger">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm">
          <tr>
            <th>{priceLabels.included}</th>
            <th>{priceLabels.monthlyValue}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <LedgerRow key={item.title} item={item} />
          ))}
          {missing?.titles.map((title) => (
            <tr key={title} className="text-soft">
              <th>
                <div className="ledger-item">
                  <p className="text-xl">{title}</p>
                </div>
              </th>
              <td>{missing.label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LedgerRow({ item }: { item: PackageItem }) {
  const { icon, title, description, detail, price, yearlyPrice } = item
  return (
    <tr>
      <th>
        <div className="ledger-item">
          <svg aria-hidden viewBox="0 0 24 24" className="ledger-icon">
            {icons[icon].map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
          </svg>
          <p className="text-xl">{title}</p>
          <div className="ledger-detail">
            {description && <p>{description}</p>}
            {detail && <p>{detail}</p>}
          </div>
        </div>
      </th>
      <td>
        {price ? (
          <>
            <span className="display text-[clamp(2.3rem,3.05vw,4.7rem)]">{formatPounds(price)}</span>
            {/* Browsers that drop a leading space would copy “£1,500a month”. */}
            <span className="sr-only whitespace-pre"> {priceLabels.perMonthSpoken}</span>
          </>
        ) : (
          priceLabels.includedInPackage
        )}
        {yearlyPrice && (
          <p className="text-sm">{interpolate(priceLabels.perYear, { price: formatPounds(yearlyPrice) })}</p>
        )}
      </td>
    </tr>
  )
}
