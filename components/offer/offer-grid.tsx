import { InternalLink } from '@/components/ui/link'
import { offer } from '@/content/offer'
import { priceTerms } from '@/content/price-terms'
import { OfferCard } from './offer-card'
import { options } from './options'

export function OfferGrid() {
  return (
    <div className="container pb-section print:pb-0">
      <ul className="grid gap-5 lg:bg-surface wide:grid-cols-3 wide:grid-rows-[repeat(5,auto)] wide:gap-x-0 wide:rounded-panel wide:border wide:border-line">
        {options.map((option) => (
          <OfferCard key={option.id} {...option} />
        ))}
      </ul>
      <p className="mt-6 text-center text-small text-muted">{priceTerms.vat}</p>
      <p className="mt-8 text-center">
        {offer.fit.text}{' '}
        <InternalLink href={offer.fit.action.href} className="inline-flex min-h-11 items-center link">
          {offer.fit.action.label}
        </InternalLink>
      </p>
    </div>
  )
}
