import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem, TermPackage } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { investmentConditions } from '@/lib/prices/investment'

const isShared = ({ service }: PackageItem) => essential.items.some((item) => item.service === service)
/** The services of Premium. Those that Essential lacks are last, so that the shared ones are side by side. */
const services = premium.items.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)))

/** What each option includes, side by side, and the terms of the packages. */
export function OfferServices() {
  return (
    <Section labelledBy="included" isBare className="break-inside-avoid border-b">
      <h2 id="included" className="px-m pt-section pb-md paper:py-2">
        {priceLabels.included}
      </h2>
      <div className="grid border-t wide:grid-cols-3">
        <PackageColumn pricePackage={essential} />
        <PackageColumn pricePackage={premium} />
        <div className="flex flex-col">
          <div className="offer-column">
            <h3 className="px-m py-3">{websiteOffer.name}</h3>
            <ul className="offer-parts border-y text-xs">
              {websiteOffer.inclusions.map(({ title }) => (
                <li key={title} className="px-m">
                  {title}
                </li>
              ))}
            </ul>
          </div>
          <div className="mt-auto px-m pt-6 pb-4">
            <p className="font-semibold">{priceLabels.vat}</p>
            <p className="mt-1">
              {offer.fit.text} <ActionLink action={offer.fit.action} className="touch-target link" />
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** The services of a package in the order of `services`, those that it lacks, and its terms. */
function PackageColumn({ pricePackage: { name, items, investment } }: { pricePackage: TermPackage }) {
  const rows = services.map(({ service, title }) => ({
    item: items.find((item) => item.service === service),
    title,
  }))
  const terms = investmentConditions({
    ...investment,
    setup: { ...investment.setup, label: offer.setup },
    minimum: offer.minimum,
    adSpend: { ...investment.adSpend, label: offer.adSpend },
  })
  return (
    <div className="offer-column">
      <h3 className="px-m py-3">{name}</h3>
      <ul className="offer-parts border-y text-xs">
        {rows.map(({ item, title }) => (
          <li key={title} className={item ? 'px-m' : 'px-m text-soft'}>
            {item?.title ?? (
              <span className="flex flex-wrap justify-between gap-x-4">
                {`${title} `}
                <span>{offer.missing}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="px-m pt-2 text-sm font-semibold">
        {interpolate(offer.servicesOfAll, { parts: items.length, whole: services.length })}
      </p>
      <ul className="mt-6 px-m pb-4 paper:mt-2 paper:pb-2">
        {terms.map(({ label, sum }) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 paper:py-1">
            {`${label} `}
            {sum && <b className="font-semibold">{sum}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
