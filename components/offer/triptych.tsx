import { priceTerms } from '@/content/price-terms'
import { Leaf } from './leaf'
import { options } from './options'

/** Three leaves of one folded sheet: none stands out, each leads to its own page. */
export function Triptych() {
  return (
    <div className="container pb-16 md:pb-24 lg:pb-32">
      <ul className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-x-0 lg:rounded-panel lg:border lg:border-line lg:bg-surface print:block print:border-0">
        {options.map((option) => (
          <Leaf key={option.id} {...option} />
        ))}
      </ul>
      <p className="mt-6 text-center text-small text-muted">{priceTerms.vat}</p>
    </div>
  )
}
