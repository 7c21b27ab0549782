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
          <span aria-hidden className="mr-2 flex shrink-0 flex-col self-start sm:mr-4 sm:flex-row">
            {numeral && <span className="figure text-h3 leading-[1.7rem] text-brass sm:w-12">{numeral}</span>}
            <span className="flex h-lh items-center">
              <svg
                aria-hidden
                width="20"
                height="20"
                viewBox="0 0 24 24"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-5 fill-none stroke-muted"
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
              <Leader className="ml-2 border-line-strong" />
            </span>
            {item.description && (
              <span className="mt-0.5 block max-w-measure-lg text-small text-muted">
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
            {item.detail && <span className="mt-0.5 block max-w-measure-lg text-small text-muted">{item.detail}</span>}
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
          <span className="text-small text-muted">{labels.includedInPackage}</span>
        )}
      </td>
    </tr>
  )
}
