import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { TooltipProvider } from '@/components/ui/tooltip'
import type { Action, Investment } from '@/content/types'
import { feeText, glossaryOf, investmentConditions, type PriceLabels } from '@/lib/prices/investment'
import { GlossaryNotes, GlossaryText } from './glossary-text'

type Props = { investment: Investment; labels: PriceLabels; action: Action; isCompact?: boolean }

/**
 * The fee and the conditions of a package.
 * @param isCompact stacks them on wide screens too.
 */
export function Conditions({ investment, labels, action, isCompact = false }: Props) {
  const fee = feeText(investment, labels)
  const conditions = investmentConditions(investment, labels)
  const glossaryProps = { prefix: useId(), glossary: glossaryOf(investment, labels) }
  const columns = isCompact ? '' : 'wide:grid-cols-3'
  const column = isCompact ? '' : 'wide:border-t wide:pt-2.5'
  return (
    <>
      <TooltipProvider>
        <div className={`grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-m gap-y-6 ${columns}`}>
          <div className={column}>
            <p className="text-name leading-snug font-semibold">
              <GlossaryText text={fee} {...glossaryProps} isBeside />
            </p>
          </div>
          <ul className="border-b">
            {conditions.map(({ label, sum }, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                <span>
                  <GlossaryText text={label} {...glossaryProps} />
                </span>
                {sum && <span className="font-semibold whitespace-nowrap tight:whitespace-normal">{sum}</span>}
              </li>
            ))}
          </ul>
          <div className={column}>
            <p>{labels.vat}</p>
            <ButtonLink action={action} className="mt-4 wide:w-full" />
          </div>
        </div>
      </TooltipProvider>
      <GlossaryNotes texts={[fee, ...conditions.map(({ label }) => label)]} {...glossaryProps} />
    </>
  )
}
