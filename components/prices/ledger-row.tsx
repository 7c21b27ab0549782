import * as lucide from 'lucide'
import { createElement } from 'react'
import type { PackageItem } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { Leader } from './price'

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

export function LedgerRow({ item, labels, numeral }: { item: PackageItem; labels: PriceLabels; numeral?: number }) {
  return (
    <tr className="break-inside-avoid align-baseline">
      <th scope="row" className="py-3.5 font-normal print:py-0.5">
        <span className="flex items-baseline">
          {/* On phones, the icon is below the numeral, so that the titles stay aligned. */}
          <span aria-hidden className="sm:mr-4 sm:flex-row mr-2 flex shrink-0 flex-col self-start">
            {numeral && <span className="figure text-h3 text-brass sm:w-12 leading-[1.7rem]">{numeral}</span>}
            <span className="flex h-lh items-center">
              <svg
                aria-hidden
                width="20"
                height="20"
                viewBox="0 0 24 24"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="stroke-muted size-5 fill-none"
              >
                {icons[item.icon].map(([shape, attributes], index) =>
                  createElement(shape, { key: index, ...attributes }),
                )}
              </svg>
            </span>
          </span>
          <span className="min-w-0 grow">
            <span className="flex items-baseline-last">
              <span className="font-medium">{item.title}</span>
              <Leader className="border-line-strong ml-2" />
            </span>
            {item.description && (
              <span className="max-w-measure-lg text-muted mt-0.5 block text-small">
                {item.description}
                {item.yearlyPrice && (
                  <>
                    {' '}
                    <span className="whitespace-nowrap text-ink">
                      ({interpolate(labels.perYear, { price: formatPounds(item.yearlyPrice) })})
                    </span>
                  </>
                )}
              </span>
            )}
            {item.detail && <span className="max-w-measure-lg text-muted mt-0.5 block text-small">{item.detail}</span>}
          </span>
        </span>
      </th>
      <td className="w-px py-3.5 text-right whitespace-nowrap tabular-nums print:py-0.5">
        {item.price ? (
          <span className="flex items-baseline">
            <Leader className="border-line-strong" />
            <span className="ml-2">{formatPounds(item.price)}</span>
            <span className="sr-only"> {labels.perMonthSpoken}</span>
          </span>
        ) : (
          <span className="text-muted text-small">{labels.includedInPackage}</span>
        )}
      </td>
    </tr>
  )
}
