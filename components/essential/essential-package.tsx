import { InvestmentLink } from '@/components/prices/investment'
import { Ledger } from '@/components/prices/ledger'
import { PerMonth } from '@/components/prices/per-month'
import { Fitted } from '@/components/ui/fitted'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { essential, essentialPage } from '@/content/essential'
import { priceLabels } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'
import { paidSums } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

const sums = paidSums(essential.investment)

/** The whole package on one screen: the card with the total value, next to the ledger of what it consists of. */
export function EssentialPackage() {
  return (
    <Section labelledBy="essential" isBare className="pb-section">
      <PageHeader
        id="essential"
        title={essentialPage.title}
        lead={interpolate(essentialPage.lead, sums)}
        wide={9}
        narrow={4.6}
        className="-mb-2"
      >
        <InvestmentLink />
      </PageHeader>
      <div className="columns gap-y-10 px-m">
        <div className="flex flex-col justify-between gap-3 border border-t-6 bg-deep px-item pt-4 pb-2 wide:col-span-5">
          <h2 className="font-clerk text-name font-semibold">{priceLabels.totalValue}</h2>
          <p className="total-sum">
            <Fitted text={formatPounds(essential.totalValue)} />{' '}
            <PerMonth labels={priceLabels} className="text-name font-semibold wide:mt-5 wide:block" />
          </p>
          <p className="border-t border-line pt-2">
            <a href="#investment" className="touch-target font-semibold link">
              {interpolate(essentialPage.paid, sums)}
            </a>
          </p>
        </div>
        <div className="wide:col-[7/13]">
          <Ledger caption={essentialPage.title} items={essential.items} labels={priceLabels} />
        </div>
      </div>
    </Section>
  )
}
