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
import { createElement, type ReactNode } from 'react'
import type { IconName, PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { PerMonth } from './per-month'

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
  isNumbered?: boolean
  totalValue?: number
  missing?: { titles: readonly string[]; label: string }
}

/**
 * A table of the included items, with the monthly value of each.
 * @param caption for screen readers only.
 * @param totalValue in whole pounds, for a last row.
 * @param missing titles of items that the package does not include, for rows with this label.
 */
export function Ledger({ caption, items, labels, isNumbered = false, totalValue, missing }: Props) {
  return (
    <div className="@container">
      {/* Explicit roles, because browsers drop the implicit ones of tables with display: grid. */}
      <table role="table" className="ledger w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className="items-end align-bottom text-small font-semibold">
            <th role="columnheader" className="pb-2.5 font-semibold">
              {labels.included}
            </th>
            <th role="columnheader" className="ledger-values pb-2.5 text-right font-semibold">
              {labels.monthlyValue}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={totalValue ? '' : 'border-b'}>
          {items.map((item, index) => (
            <LedgerRow key={item.title} item={item} number={isNumbered ? index + 1 : undefined} labels={labels} />
          ))}
          {missing?.titles.map((title) => (
            <PlainRow
              key={title}
              name={<span className="line-through decoration-red decoration-2 wide:ps-9">{title}</span>}
              value={missing.label}
              className="border-t"
            />
          ))}
        </tbody>
        {totalValue && (
          <tfoot role="rowgroup">
            <PlainRow
              name={labels.totalValue}
              value={
                <>
                  <span className="voice text-caption">{formatPounds(totalValue)}</span>
                  <wbr />
                  <PerMonth labels={labels} className="ms-2 text-name font-semibold" />
                </>
              }
              className="border-t-6"
            />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** @param number of the item, if the items are numbered. */
function LedgerRow({ item, number, labels }: { item: PackageItem; number?: number; labels: PriceLabels }) {
  const { icon, title, description, detail = '', price, yearlyPrice } = item
  return (
    <tr role="row" className="break-inside-avoid border-t align-top">
      <th role="rowheader" className="ledger-cell font-normal">
        <span className="ledger-name text-name font-semibold wrap-anywhere">
          {number && (
            <span aria-hidden className="ledger-number text-label font-medium tabular-figures tight:hidden">
              {number}
            </span>
          )}
          <Icon name={icon} />
          <span>{title}</span>
        </span>
        {/* On narrow screens, the text is below the sum, and next to a yearly price. */}
        <span className={`ledger-detail mt-1 leading-snug text-pretty ${yearlyPrice ? 'narrow:pe-26' : ''}`}>
          {description && <span className="block">{description}</span>}
          {`${detail} `}
        </span>
      </th>
      <td role="cell" className="ledger-cell text-right whitespace-nowrap">
        {price ? <Sum pounds={price} labels={labels} className="ledger-sum" /> : labels.includedInPackage}
        {yearlyPrice && (
          <span className="block text-small">
            {` ${interpolate(labels.perYear, { price: formatPounds(yearlyPrice) })}`}
          </span>
        )}
      </td>
    </tr>
  )
}

/** A row without an icon and a description. */
function PlainRow({ name, value, className }: { name: ReactNode; value: ReactNode; className: string }) {
  return (
    <tr role="row" className={`break-inside-avoid ${className}`}>
      <th role="rowheader" className="ledger-cell text-name font-semibold wrap-anywhere">
        {name}
      </th>
      <td role="cell" className="ledger-cell text-right whitespace-nowrap tight:whitespace-normal">
        {value}
      </td>
    </tr>
  )
}

/** A sum, with its period for screen readers. */
function Sum({ pounds, labels, className }: { pounds: number; labels: PriceLabels; className: string }) {
  return (
    <>
      <span className={`voice ${className}`}>{formatPounds(pounds)}</span>
      {/* Browsers that drop a leading space would copy “£1,500a month”. */}
      <span className="sr-only whitespace-pre"> {labels.perMonthSpoken}</span>
    </>
  )
}

function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="ledger-icon fill-none stroke-current tight:hidden">
      {icons[name].map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
