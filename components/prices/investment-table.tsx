import { useId } from 'react'
import { TooltipProvider } from '@/components/ui/tooltip'
import type { Investment } from '@/content/schema'
import { glossaryOf, investmentRows } from '@/lib/prices/investment'
import { GlossaryNotes, GlossaryText } from './glossary-text'

/** What a package costs, row by row in one size of type: the fees, and the conditions. */
export function InvestmentTable({ investment }: { investment: Investment }) {
  const rows = investmentRows(investment)
  const glossaryProps = { prefix: useId(), glossary: glossaryOf(investment) }
  return (
    <>
      <TooltipProvider>
        <ul className="border-b">
          {rows.map(({ label, sum }) => (
            <li key={label} className="flex items-baseline justify-between gap-x-4 border-t py-2.5 tiny:flex-wrap">
              <span>
                <GlossaryText text={label} {...glossaryProps} />
              </span>
              {sum && <span className="text-end font-semibold not-tiny:whitespace-nowrap">{sum}</span>}
            </li>
          ))}
        </ul>
      </TooltipProvider>
      <GlossaryNotes texts={rows.map(({ label }) => label)} {...glossaryProps} />
    </>
  )
}
