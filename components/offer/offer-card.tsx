import { InternalLink } from '@/components/ui/link'
import { LeaderSum, PerMonth } from '@/components/prices/price'
import { priceTerms } from '@/content/price-terms'
import { formatPounds } from '@/lib/prices/money'
import type { options } from './options'
import { SlotRow } from './slot-row'

export function OfferCard({ name, purpose, link, price }: (typeof options)[number]) {
  return (
    <li className="grid gap-y-6 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:bg-transparent lg:p-10 print:gap-y-3 print:p-3 wide:row-span-5 wide:grid-rows-subgrid wide:rounded-none wide:border-0 wide:not-first:border-l">
      <div>
        <SlotRow {...price.picture} />
        <h2 className="mt-6 lg:text-[2.25rem] print:mt-3">{name}</h2>
      </div>
      <p className="max-w-measure-md text-muted">{purpose}</p>
      <div className="border-t border-line pt-6">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="figure text-[4rem] leading-[0.9] print:text-[2.5rem]">{formatPounds(price.sum)}</span>
          {price.monthly && (
            <span className="figure text-h3">
              <PerMonth labels={priceTerms} />
            </span>
          )}
        </p>
        <p className="mt-4 max-w-measure-md text-small text-balance">{price.beside}</p>
      </div>
      <ul className="border-t border-line pt-4 text-small">
        {price.terms.map(({ label, sum }) => (
          <li key={label} className="flex flex-wrap items-baseline py-1.5">
            {label}
            {sum && (
              <>
                {' '}
                <LeaderSum className="border-line-strong">{sum}</LeaderSum>
              </>
            )}
          </li>
        ))}
      </ul>
      <InternalLink
        href={link.href}
        className="inline-flex min-h-11 items-center self-end justify-self-start link print:inline"
      >
        {link.label}
      </InternalLink>
    </li>
  )
}
