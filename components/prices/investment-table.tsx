import { useId } from 'react'
import type { Investment } from '@/content/schema'
import { glossaryOf, investmentRows, monthlyRow } from '@/lib/prices/investment'
import { GlossaryNotes, GlossaryText } from './glossary-text'
import { TooltipProvider } from './tooltip'

type Props = { investment: Investment; isMonthlyShown?: boolean }

/**
 * What a package costs, row by row in one size of type: the fees, and the conditions.
 * @param isMonthlyShown whether the monthly fee is already shown next to the table, which then omits it.
 */
export function InvestmentTable({ investment, isMonthlyShown = false }: Props) {
  const rows = [...(isMonthlyShown ? [] : [monthlyRow(investment)]), ...investmentRows(investment)]
  const glossaryProps = { prefix: useId(), glossary: glossaryOf(investment) }
  return (
    <>
      <TooltipProvider>
        <ul className="border-b">
          {rows.map(({ label, sum }) => (
            <li key={label} className="flex flex-wrap items-baseline gap-x-4 border-t py-3">
              <span className="min-w-0 flex-[1_1_10rem]">
                <GlossaryText text={label} {...glossaryProps} />
              </span>
              {sum && <span className="ms-auto font-semibold">{sum}</span>}
            </li>
          ))}
        </ul>
      </TooltipProvider>
      <GlossaryNotes texts={rows.map(({ label }) => label)} {...glossaryProps} />
    </>
  )
}
