import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem, TermPackage } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { interpolate } from '@/lib/interpolate'

const isShared = ({ service }: PackageItem) => essential.items.some((item) => item.service === service)
/** The services of Premium. Those that Essential lacks are last, so that the shared ones are side by side. */
const services = premium.items.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)))

const column = 'not-phone:not-first:border-s'
const columnTitle = 'px-m py-3'

/** What each option includes, side by side. */
export function OfferServices() {
  return (
    <Section labelledBy="included" isBare className="break-inside-avoid border-b">
      <h2 id="included" className="px-m pt-section pb-md paper:py-2">
        {priceLabels.included}
      </h2>
      <div className="grid border-t not-phone:grid-cols-3">
        <PackageColumn pricePackage={essential} />
        <PackageColumn pricePackage={premium} />
        <div className={column}>
          <h3 className={columnTitle}>{websiteOffer.name}</h3>
          <ul className="offer-parts">
            {websiteOffer.inclusions.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          <p className="px-m pt-2 pb-4">
            {offer.fit.text} <ActionLink action={offer.fit.action} className="touch-target link" />
          </p>
        </div>
      </div>
    </Section>
  )
}

/** The services of a package in the order of `services`, and those that it lacks. */
function PackageColumn({ pricePackage: { name, items } }: { pricePackage: TermPackage }) {
  const rows = services.map(({ service, title }) => ({
    item: items.find((item) => item.service === service),
    title,
  }))
  return (
    <div className={column}>
      <h3 className={columnTitle}>{name}</h3>
      <ul className="offer-parts">
        {rows.map(({ item, title }) => (
          <li key={title} className={item ? undefined : 'offer-missing'}>
            {item?.title ?? (
              <>
                {title} <span>{offer.missing}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="px-m pt-2 pb-4 text-sm/[1.5] font-semibold">
        {interpolate(offer.servicesOfAll, { parts: items.length, whole: services.length })}
      </p>
    </div>
  )
}
