import { Headset, Megaphone, MessageCircleReply, RotateCcw, Sprout, Star, Target, UsersRound, Video } from 'lucide'
import { createElement } from 'react'
import type { PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

const icons = { Headset, Megaphone, MessageCircleReply, RotateCcw, Sprout, Star, Target, UsersRound, Video }

type Props = {
  caption: string
  items: readonly PackageItem[]
  labels: PriceLabels
  isNumbered?: boolean
  isCompact?: boolean
}

/**
 * A table of the included items, with the monthly value of each.
 * @param caption for screen readers only.
 * @param isCompact fits half the width of a wide screen.
 */
export function Ledger({ caption, items, labels, isNumbered = false, isCompact = false }: Props) {
  const cell = `py-3 paper:py-0.5 ${isCompact ? 'wide:py-2' : ''}`
  const sum = `voice ${isCompact ? 'text-title' : 'text-heading'}`
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
            <th
              role="columnheader"
              className="pb-2.5 text-right font-semibold wrap-anywhere min-[22rem]:whitespace-nowrap paper:w-px"
            >
              {labels.monthlyValue}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="border-b">
          {items.map(({ icon, title, description, detail = '', price, yearlyPrice }, index) => (
            <tr key={title} role="row" className="break-inside-avoid border-t align-top">
              <th role="rowheader" className={`font-normal ${cell}`}>
                <span className={isCompact ? '' : 'wide:grid wide:grid-cols-[46%_1fr_auto] wide:items-baseline'}>
                  <span className="flex items-baseline gap-2 pe-2 text-name font-semibold wrap-anywhere wide:gap-3 slim:min-h-9">
                    {isNumbered && (
                      <span aria-hidden className="w-[1.4em] shrink-0 text-label font-medium tabular-nums tight:hidden">
                        {index + 1}
                      </span>
                    )}
                    <svg
                      aria-hidden
                      viewBox="0 0 24 24"
                      strokeWidth="1.25"
                      className="size-6 shrink-0 translate-y-1 fill-none stroke-current tight:hidden"
                    >
                      {icons[icon].map(([shape, attributes], index) =>
                        createElement(shape, { key: index, ...attributes }),
                      )}
                    </svg>
                    <span>{title}</span>
                  </span>
                  {/* On phones, the details also take the width below the price. */}
                  <span
                    className={`mt-1 block leading-snug text-pretty wide:pe-4 slim:-me-[100cqi] slim:w-[100cqi] ${isCompact ? 'wide:ps-9' : ''}`}
                  >
                    {description && <span className="block">{description}</span>}
                    {`${detail} `}
                  </span>
                  {yearlyPrice && (
                    <span
                      className={`block text-right whitespace-nowrap wide:pe-8 slim:-me-[100cqi] slim:w-[100cqi] ${sum}`}
                    >
                      {interpolate(labels.perYear, { price: formatPounds(yearlyPrice) })}
                    </span>
                  )}
                </span>
              </th>
              <td role="cell" className={`text-right whitespace-nowrap ${price ? 'slim:self-start' : ''} ${cell}`}>
                {price ? (
                  <>
                    <span className={sum}>{formatPounds(price)}</span>
                    <span className="sr-only"> {labels.perMonthSpoken}</span>
                  </>
                ) : (
                  labels.includedInPackage
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
