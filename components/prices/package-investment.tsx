import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import type { TermInvestment } from '@/content/schema'
import { siteLayout } from '@/content/site-layout'
import { InvestmentTable } from './investment-table'
import { ResultLine } from './result-line'

type Props = { investment: TermInvestment; background: 'surface' | 'inverse' }

/** What the package of /premium or /essential costs, with a button, and a result beside the price. */
export function PackageInvestment({ investment, background }: Props) {
  return (
    <Section labelledBy="investment" background={background} className="break-inside-avoid paper:py-4">
      <div className="columns gap-y-6">
        <div className="wide:col-span-6">
          <h2 id="investment">{priceLabels.investment}</h2>
          <p className="mt-2">{priceLabels.vat}</p>
        </div>
        <div className="text-lg wide:col-[7/13] wide:row-span-2">
          <InvestmentTable investment={investment} />
        </div>
        <ButtonLink
          action={siteLayout.floatingAction}
          className="wide:col-span-5 wide:self-end wide:justify-self-start"
        />
      </div>
      <div className="mt-lg border-t pt-3 paper:mt-4">
        <ResultLine />
      </div>
    </Section>
  )
}
