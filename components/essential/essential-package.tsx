import { Ledger } from '@/components/prices/ledger'
import { PerMonth } from '@/components/prices/price'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { essential, essentialPage } from '@/content/essential'
import { priceLabels } from '@/content/price-labels'
import { formatPounds } from '@/lib/prices/money'

/** The card with the total value leads, and the ledger shows what it consists of. */
export function EssentialPackage() {
  return (
    <Section labelledBy="essential" className="pt-6! wide:pt-8!">
      <p className="font-semibold">{essentialPage.eyebrow}</p>
      <h1 id="essential" className="mt-5">
        <Fitted text={essentialPage.title} wide={9} narrow={4.6} />
      </h1>
      <div className="mt-8 columns gap-y-8 wide:mt-[3vw]">
        <p className="text-lead wide:col-span-5">{essentialPage.lead}</p>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border border-t-6 bg-deep px-[clamp(1.1rem,2.2vw,3.4rem)] py-5 wide:col-start-7 wide:col-end-13 wide:pb-8">
          <h2 className="self-start font-clerk text-name font-semibold">{priceLabels.totalValue}</h2>
          <p>
            <span className="voice text-[clamp(5rem,11.4vw,18rem)] trim-caps">
              {formatPounds(essential.totalValue)}
            </span>{' '}
            <PerMonth labels={priceLabels} className="ms-2 text-name font-semibold" />
          </p>
        </div>
      </div>
      <div className="mt-[clamp(2.5rem,5vw,6rem)]">
        <Ledger caption={essentialPage.title} items={essential.items} labels={priceLabels} />
      </div>
    </Section>
  )
}
