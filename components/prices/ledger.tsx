import {
  Headset,
  type IconNode,
  Megaphone,
  MessageCircleReply,
  RotateCcw,
  Sprout,
  Star,
  Target,
  UsersRound,
  Video,
} from 'lucide'
import { createElement } from 'react'
import type { IconName, PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

const icons: Record<IconName, IconNode> = {
  Headset,
  Megaphone,
  MessageCircleReply,
  RotateCcw,
  Sprout,
  Star,
  Target,
  UsersRound,
  Video,
}

type Props = {
  caption: string
  items: readonly PackageItem[]
  labels: PriceLabels
  missing?: { titles: readonly string[]; label: string }
}

/**
 * A table of the included items, with the monthly value of each.
 * @param caption for screen readers only.
 * @param missing titles of items that the package does not include, for rows with this label.
 */
export function Ledger({ caption, items, labels, missing }: Props) {
  return (
    <div className="@container">
      {/* Explicit roles, because browsers drop the implicit ones of tables with display: grid. */}
      <table role="table" className="ledger w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className="text-small">
            <th role="columnheader">{labels.included}</th>
            <th role="columnheader" className="ledger-value">
              {labels.monthlyValue}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <LedgerRow key={item.title} item={item} labels={labels} />
          ))}
          {missing?.titles.map((title) => (
            <tr key={title} role="row">
              <th role="rowheader" className="ledger-item">
                <span className="ledger-name line-through decoration-red decoration-2">{title}</span>
              </th>
              <td role="cell" className="ledger-value">
                {missing.label}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LedgerRow({ item, labels }: { item: PackageItem; labels: PriceLabels }) {
  const { icon, title, description, detail = '', price, yearlyPrice } = item
  return (
    <tr role="row">
      <th role="rowheader" className="ledger-item">
        <Icon name={icon} />
        <span className="ledger-name">{title}</span>
        <span className="ledger-detail">
          {description && <span className="block">{description}</span>}
          {`${detail} `}
        </span>
      </th>
      <td role="cell" className="ledger-value">
        {price ? <Sum pounds={price} labels={labels} /> : labels.includedInPackage}
        {yearlyPrice && (
          <span className="block text-small whitespace-nowrap">
            {` ${interpolate(labels.perYear, { price: formatPounds(yearlyPrice) })}`}
          </span>
        )}
      </td>
    </tr>
  )
}

/** A sum, with its period for screen readers. */
function Sum({ pounds, labels }: { pounds: number; labels: PriceLabels }) {
  return (
    <>
      <span className="ledger-sum voice">{formatPounds(pounds)}</span>
      {/* Browsers that drop a leading space would copy “£1,500a month”. */}
      <span className="sr-only whitespace-pre"> {labels.perMonthSpoken}</span>
    </>
  )
}

function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="ledger-icon">
      {icons[name].map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
