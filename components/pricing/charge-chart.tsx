import { useLayoutEffect, useRef } from 'react'
import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/build/render/pricing-sheet'

/** Attended consultations between two numbers of the axis. */
const AXIS_INTERVAL = 10

/** Returns the charge of a package for a month, in whole pounds. */
export const chargeAt = ({ investment }: PricingPackage, attended: number) => monthlyCharge(investment, attended).total
const chargeAtCap = (pricePackage: PricingPackage) => chargeAt(pricePackage, pricePackage.investment.cap)

/** The drawing of both packages' charges: a unit in width for each number of consultations, and in height for each pound. */
export function chargeScale({ packages: { core, premium }, estimator: { max } }: PricingSheet) {
  const columns = Array.from({ length: max + 1 }, (_, attended) => attended)
  const highest = Math.max(chargeAtCap(core), chargeAtCap(premium))
  return { columns, viewBox: `0 0 ${columns.length} ${highest}`, highest, y: (pounds: number) => highest - pounds }
}

/**
 * Both packages' monthly charges in steps, by attended consultations: Core solid, Premium outlined above it, and the
 * column of the chosen number white, below the number.
 */
export function ChargeChart({ sheet, attended }: { sheet: PricingSheet; attended: number }) {
  const { core, premium } = sheet.packages
  const { chart, from, stops, max } = sheet.estimator
  const { columns, viewBox, highest, y } = chargeScale(sheet)
  const plot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const chargeAtShare = (share: number) => chargeAt(core, Math.min(Math.floor(share * columns.length), max))
    const hideUnclear = () => hideUnclearLabels(plot.current!, (share) => chargeAtShare(share) / highest)
    hideUnclear()
    addEventListener('resize', hideUnclear)
    return () => removeEventListener('resize', hideUnclear)
  })

  const steps = (pricePackage: PricingPackage) =>
    columns.map((at) => `V${y(chargeAt(pricePackage, at))}H${at + 1}`).join('')
  const coreTop = y(chargeAt(core, attended))
  const premiumTop = y(chargeAt(premium, attended))
  const height = (pounds: number) => `${(pounds / highest) * 100}%`
  const alt = interpolate(chart, {
    core: formatPounds(chargeAtCap(core)),
    coreCap: core.investment.cap,
    premium: formatPounds(chargeAtCap(premium)),
    premiumCap: premium.investment.cap,
  })
  return (
    <div role="img" aria-label={alt} className="charge-chart break-inside-avoid [print-color-adjust:exact]">
      <div ref={plot} className="charge-plot relative border-b text-small font-semibold">
        <svg
          aria-hidden="true"
          viewBox={viewBox}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none stroke-ink stroke-[1.25]"
        >
          <path
            d={`M0 ${highest}${steps(premium)}V${highest}`}
            vectorEffect="non-scaling-stroke"
            className="fill-deep forced-colors:fill-[Canvas]"
          />
          <path
            d={`M0 ${highest}${steps(core)}V${highest}Z`}
            className="fill-solid stroke-none forced-colors:fill-[CanvasText]"
          />
          <path
            d={`M${premium.investment.cap} 0H${columns.length}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-6"
          />
          <path
            data-column
            d={`M${attended} ${highest}V${premiumTop}h1V${highest}M${attended} ${coreTop}h1`}
            vectorEffect="non-scaling-stroke"
            className="fill-booked forced-colors:fill-[Highlight]"
          />
        </svg>
        <span style={{ bottom: height(chargeAt(premium, attended)) }} className="charge-number pb-2.5 voice trim-caps">
          {attended}
        </span>
        {[core, premium].map((pricePackage) => {
          const { name, investment } = pricePackage
          const area: Area = pricePackage === core ? 'solid' : 'outlined'
          const label = `absolute translate-y-[calc(100%+var(--below))] px-2 leading-tight ${pricePackage === core ? 'text-on-solid' : ''}`
          return [
            <span
              key={name}
              data-label={area}
              style={{ bottom: height(investment.monthly), '--below': '0.35rem' }}
              className={label}
            >
              {name}{' '}
              <span className="font-normal slim:hidden">
                {interpolate(from, { price: formatPounds(investment.monthly) })}
              </span>
            </span>,
            <span
              key={`${name} cap`}
              data-label={area}
              // Below the heavy rule and, on phones, the last steps before it.
              style={{
                bottom: height(chargeAtCap(pricePackage)),
                '--below': pricePackage === premium ? '0.7rem' : '0.35rem',
              }}
              className={`right-0 ${label}`}
            >
              {interpolate(stops, { cap: formatPounds(chargeAtCap(pricePackage)) })}
            </span>,
          ]
        })}
      </div>
      <p className="charge-axis relative h-7 text-small font-semibold">
        {columns
          .filter((at) => at % AXIS_INTERVAL === 0)
          .map((at) => (
            <span key={at} style={{ '--at': at }}>
              {at}
            </span>
          ))}
      </p>
    </div>
  )
}

type Area = 'solid' | 'outlined'

/**
 * Hides each label that the column of the chosen number crosses, or that does not fit its own area: how large a label is
 * depends on the font.
 * @param solidHeightAt returns the height of the solid area as a share of the plot's, by the share of its width. It never
 * falls to the right.
 */
function hideUnclearLabels(plot: HTMLElement, solidHeightAt: (share: number) => number) {
  const frame = plot.getBoundingClientRect()
  const solidTopAt = (x: number) => {
    const share = Math.min(Math.max((x - frame.left) / frame.width, 0), 1)
    return frame.bottom - solidHeightAt(share) * frame.height
  }
  const column = plot.querySelector('[data-column]')!.getBoundingClientRect()
  for (const label of plot.querySelectorAll<HTMLElement>('[data-label]')) {
    const { left, right, top, bottom } = label.getBoundingClientRect()
    const isCrossed = left < column.right && right > column.left
    const isInArea =
      label.dataset.label === ('solid' satisfies Area)
        ? top >= solidTopAt(left) && bottom <= frame.bottom
        : bottom <= solidTopAt(right)
    label.style.visibility = isCrossed || !isInArea ? 'hidden' : ''
  }
}
