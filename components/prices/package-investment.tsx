import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import type { Action, TermInvestment } from '@/content/schema'
import { InvestmentTable } from './investment-table'
import { ResultLine } from './result-line'

type Props = { investment: TermInvestment; action: Action }

/** What the package of /premium or /essential costs, with a button, and a result beside the price. */
export function PackageInvestment({ investment, action }: Props) {
  return (
    <Section labelledBy="investment" ground="inverse" className="break-inside-avoid paper:py-4">
      <div className="columns gap-y-6">
        <h2 id="investment" className="wide:col-span-6">
          {priceLabels.investment}
        </h2>
        <div className="text-lg wide:col-[7/13] wide:row-span-2">
          <InvestmentTable investment={investment} />
        </div>
        <div className="wide:col-span-5 wide:self-end">
          <p>{priceLabels.vat}</p>
          <ButtonLink action={action} className="mt-4" />
        </div>
      </div>
      <div className="mt-lg border-t pt-3 paper:mt-4">
        <ResultLine />
      </div>
    </Section>
  )
}
