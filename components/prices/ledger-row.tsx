import * as lucide from 'lucide'
import { createElement } from 'react'
import type { PackageItem } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

/** Icons by their names at https://lucide.dev/icons. */
const icons: Record<PackageItem['icon'], lucide.IconNode> = {
  headset: lucide.Headset,
  megaphone: lucide.Megaphone,
  'message-circle-reply': lucide.MessageCircleReply,
  'rotate-ccw': lucide.RotateCcw,
  sprout: lucide.Sprout,
  star: lucide.Star,
  target: lucide.Target,
  'users-round': lucide.UsersRound,
  video: lucide.Video,
}

type Props = { item: PackageItem; labels: PriceLabels; numeral?: number; isCompact: boolean }

/** @param isCompact whether the description is below the name on wide screens too, and the price is smaller. */
export function LedgerRow({ item, labels, numeral, isCompact }: Props) {
  const { icon, title, description, detail, price, yearlyPrice } = item
  return (
    <tr className="break-inside-avoid border-t align-baseline print:align-baseline">
      <th scope="row" className="py-3 font-normal print:py-0.5">
        <span className={isCompact ? '' : 'wide:grid wide:grid-cols-[46%_54%] wide:items-baseline'}>
          <span className="flex items-baseline gap-2 pe-2 text-name font-semibold wrap-anywhere wide:gap-3">
            {numeral && (
              <span aria-hidden className="w-[1.4em] shrink-0 text-label font-medium tabular-nums">
                {numeral}
              </span>
            )}
            <svg
              aria-hidden
              width="24"
              height="24"
              viewBox="0 0 24 24"
              strokeWidth="1.25"
              className="size-6 shrink-0 self-center fill-none stroke-current"
            >
              {icons[icon].map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
            </svg>
            {title}
          </span>
          {/* On phones, the description also takes the width below the price. */}
          <span className="mt-1.5 block leading-snug wide:pe-4 slim:-me-[100vw] slim:w-[calc(100vw-2*var(--m))]">
            {description}
            {yearlyPrice && (
              <>
                {' '}
                <span className="whitespace-nowrap">
                  ({interpolate(labels.perYear, { price: formatPounds(yearlyPrice) })})
                </span>
              </>
            )}
            {detail && <span className="block">{detail}</span>}
          </span>
        </span>
      </th>
      <td className="w-px py-3 text-right whitespace-nowrap print:py-0.5 slim:align-top">
        {price ? (
          <>
            <span className={`voice ${isCompact ? 'text-[clamp(2.25rem,3.4vw,5.2rem)]' : 'text-ledger'}`}>
              {formatPounds(price)}
            </span>
            <span className="sr-only"> {labels.perMonthSpoken}</span>
          </>
        ) : (
          labels.includedInPackage
        )}
      </td>
    </tr>
  )
}
