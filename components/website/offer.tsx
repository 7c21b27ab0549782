import { Section } from '@/components/ui/section'
import { priceTerms } from '@/content/price-terms'
import { websiteOffer } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'
import { drawings } from './drawings'

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

function Storyboard() {
  const { inclusionsTitle, inclusions } = websiteOffer
  return (
    <div className="mt-14 lg:mt-20 print:mt-6">
      <h3 className="font-sans text-small font-medium tracking-normal text-muted">{inclusionsTitle}</h3>
      <ol
        className="mt-5 grid gap-x-5 gap-y-8 sm:grid-cols-2 wide:grid-cols-4 wide:grid-rows-[repeat(3,auto)] wide:gap-y-0"
        data-reveal
      >
        {inclusions.map(({ title, text }, index) => {
          const Drawing = drawings[index]
          return (
            <li key={title} className="break-inside-avoid wide:row-span-3 wide:grid wide:grid-rows-subgrid">
              <div aria-hidden className="relative rounded-small border border-line bg-surface">
                {Drawing && <Drawing />}
                <span className="absolute top-3 left-4 figure text-brass">{index + 1}</span>
              </div>
              <h4 className="mt-4 text-small font-medium">{title}</h4>
              <p className="mt-1 text-fine text-muted">{text}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
