import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import { websiteOffer } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'

const { name, price, text, inclusions } = websiteOffer

/** The offer, its price, and what it includes. */
export function WebsiteOffer() {
  return (
    <Section labelledBy="offer" background="inverse" className="overflow-x-clip">
      <div className="columns gap-y-8">
        <h2 id="offer" className="wide:col-span-5">
          {name}
        </h2>
        <div className="wide:col-span-7">
          <p className="[--window-share:1]">
            <Fitted text={formatPounds(price)} />
          </p>
          <p className="mt-md max-w-text text-lg">{interpolate(text, { price: formatPounds(price) })}</p>
          <p className="mt-2 text-sm">{priceLabels.vat}</p>
        </div>
      </div>
      {/* Firefox would print the heading alone at the end of a sheet. */}
      <div className="mt-lg break-inside-avoid">
        <h3 className="text-base">{priceLabels.included}</h3>
        <ol className="mt-3 grid gap-x-m gap-y-8 wide:grid-cols-4">
          {inclusions.map((inclusion) => (
            <li key={inclusion.title} className="border-t pt-3">
              <h4 className="text-xl font-semibold text-balance">{inclusion.title}</h4>
              <p className="mt-1.5">{inclusion.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
