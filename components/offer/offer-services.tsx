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

/** What each option includes, side by side. */
export function OfferServices() {
  return (
    <Section labelledBy="included" isBare className="offer-services">
      <h2 id="included">{priceLabels.included}</h2>
      <div className="offer-columns">
        <PackageColumn pricePackage={essential} />
        <PackageColumn pricePackage={premium} />
        <div className="offer-column">
          <h3>{websiteOffer.name}</h3>
          <ul className="offer-parts">
            {websiteOffer.inclusions.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          <p className="offer-note">
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
    <div className="offer-column">
      <h3>{name}</h3>
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
      <p className="offer-note offer-count">
        {interpolate(offer.servicesOfAll, { parts: items.length, whole: services.length })}
      </p>
    </div>
  )
}
