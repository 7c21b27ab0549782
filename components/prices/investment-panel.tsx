import { ButtonLink } from '@/components/ui/button'
import { TooltipProvider } from '@/components/ui/tooltip'
import type { Action, GlossaryTerm, Investment } from '@/content/schema'
import { feeText, investmentConditions, type PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { LeaderSum, PerMonth, TotalValue } from './price'
import { GlossaryText, GlossaryNotes } from './glossary-text'

const tones = {
  accent: 'band bg-accent text-on-accent print:border print:border-line',
  plain: 'bg-surface border border-line',
}

/**
 * The price of a package: the monthly price, and the fees and conditions below it.
 * @param id unique on the page; prefixes the ids of the glossary notes.
 * @param totalValue whole pounds a month; omit it if the ledger contains the total.
 * @param heading the level of the heading.
 * @param glossary the terms that get a tooltip.
 * @param action the button below the conditions of an accent panel.
 */
export function InvestmentPanel({
  id,
  totalValue,
  investment,
  labels,
  glossary,
  action,
  heading: Heading = 'h2',
  tone = 'accent',
  className = '',
}: {
  id: string
  totalValue?: number
  investment: Investment
  labels: PriceLabels
  glossary: readonly GlossaryTerm[]
  action?: Action
  heading?: 'h2' | 'h3'
  tone?: keyof typeof tones
  className?: string
}) {
  const fee = feeText(investment, labels)
  const conditions = investmentConditions(investment, labels)
  const glossaryProps = { prefix: id, glossary }
  return (
    <div
      className={`@container flex break-inside-avoid flex-col rounded-panel p-5 sm:p-8 print:p-4 ${tones[tone]} ${className}`}
    >
      {totalValue !== undefined && (
        <p className="mb-6 flex flex-wrap items-baseline justify-between border-b border-current/25 pb-5">
          <span className="font-medium">{labels.totalValue}</span>{' '}
          <span>
            <TotalValue totalValue={totalValue} labels={labels} />
          </span>
        </p>
      )}
      <TooltipProvider>
        <div className="flex grow flex-col @3xl:grid @3xl:grid-cols-[1.2fr_1fr] @3xl:items-end @3xl:gap-x-16">
          <div>
            <Heading className="font-sans text-base! font-medium tracking-normal">{labels.investment}</Heading>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
              <span className="figure text-[clamp(4rem,26cqi,7rem)] leading-[0.9] print:text-[3.5rem]">
                {formatPounds(investment.monthly)}
              </span>
              <span className="figure text-h3">
                <PerMonth labels={labels} />
              </span>
            </p>
            <p className="mt-5 mb-6 max-w-measure-lg print:my-3 print:max-w-none">
              <GlossaryText text={fee} {...glossaryProps} />
            </p>
          </div>
          <div className="mt-auto">
            <ul className="border-t border-current/25 pt-3 text-small print:py-1">
              {conditions.map(({ label, sum }) => (
                <li key={label} className="flex flex-wrap items-baseline py-1.5 print:py-0.5">
                  <span>
                    <GlossaryText text={label} {...glossaryProps} />
                  </span>
                  <LeaderSum sum={sum} className="border-current opacity-60" />
                </li>
              ))}
            </ul>
            <p className="mt-3 border-t border-current/25 pt-4 text-small">{labels.vat}</p>
            {action && <ButtonLink action={action} variant="on-accent" className="mt-6 self-start" />}
          </div>
        </div>
      </TooltipProvider>
      <GlossaryNotes texts={[fee, ...conditions.map(({ label }) => label)]} {...glossaryProps} />
    </div>
  )
}
