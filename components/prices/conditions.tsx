import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { TooltipProvider } from '@/components/ui/tooltip'
import { priceLabels } from '@/content/price-labels'
import type { Action, Investment } from '@/content/schema'
import { feeText, glossaryOf, investmentConditions } from '@/lib/prices/investment'
import { GlossaryNotes, GlossaryText } from './glossary-text'

type Props = { investment: Investment; action: Action }

/** The fee and the conditions of a package, with the button. */
export function Conditions({ investment, action }: Props) {
  const fee = feeText(investment)
  const conditions = investmentConditions(investment)
  const glossaryProps = { prefix: useId(), glossary: glossaryOf(investment) }
  return (
    <>
      <TooltipProvider>
        <p className="text-name leading-snug font-semibold">
          <GlossaryText text={fee} {...glossaryProps} isBeside />
        </p>
        <ul className="mt-6 border-b paper:mt-2">
          {conditions.map(({ label, sum }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t py-2.5">
              <span>
                <GlossaryText text={label} {...glossaryProps} />
              </span>
              {sum && <span className="font-semibold whitespace-nowrap tiny:whitespace-normal">{sum}</span>}
            </li>
          ))}
        </ul>
      </TooltipProvider>
      <p className="mt-6 paper:mt-2">{priceLabels.vat}</p>
      <ButtonLink action={action} className="mt-4 wide:w-full" />
      <GlossaryNotes texts={[fee, ...conditions.map(({ label }) => label)]} {...glossaryProps} />
    </>
  )
}
