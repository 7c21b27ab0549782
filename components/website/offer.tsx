import { Section } from '@/components/ui/section'
import { priceTerms } from '@/content/price-terms'
import { websiteOffer } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'
import { Storyboard } from './storyboard'

export function Offer() {
  const { name, price, text } = websiteOffer
  return (
    <Section labelledBy="offer" tone="sunken">
      <div className="grid gap-x-12 gap-y-8 wide:grid-cols-2 wide:items-end">
        <div>
          <h2 id="offer">{name}</h2>
          <p className="mt-4 max-w-measure-lg text-lead text-muted">{text}</p>
        </div>
        <div className="wide:text-right">
          <p className="figure text-[clamp(4.5rem,10vw,8rem)] leading-[0.85] print:text-[3.5rem]">
            {formatPounds(price)}
          </p>
          <p className="mt-4 text-small text-muted">{priceTerms.vat}</p>
        </div>
      </div>
      <Storyboard />
    </Section>
  )
}
