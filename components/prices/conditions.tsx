import { ButtonLink } from '@/components/ui/button'
import { TooltipProvider } from '@/components/ui/tooltip'
import type { Action, GlossaryTerm, Investment } from '@/content/schema'
import { feeText, investmentConditions, type PriceLabels } from '@/lib/prices/investment'
import { GlossaryNotes, GlossaryText } from './glossary-text'

type Props = {
  id: string
  investment: Investment
  labels: PriceLabels
  glossary: readonly GlossaryTerm[]
  action: Action
  isCompact?: boolean
}

/**
 * The fee and the conditions of a package.
 * @param id unique on the page; prefixes the ids of the glossary notes.
 * @param glossary the terms that get a tooltip.
 * @param isCompact stacks them on wide screens too.
 */
export function Conditions({ id, investment, labels, glossary, action, isCompact = false }: Props) {
  const fee = feeText(investment, labels)
  const conditions = investmentConditions(investment, labels)
  const glossaryProps = { prefix: id, glossary }
  const column = isCompact ? '' : 'wide:border-t wide:pt-2.5'
  return (
    <>
      <TooltipProvider>
        <div className={`grid gap-x-m gap-y-6 ${isCompact ? '' : 'wide:grid-cols-3'}`}>
          <p className={`text-name leading-snug font-semibold ${column}`}>
            <GlossaryText text={fee} {...glossaryProps} />
          </p>
          <ul className="border-b">
            {conditions.map(({ label, sum }) => (
              <li key={label} className="flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                <span>
                  <GlossaryText text={label} {...glossaryProps} />
                </span>
                {sum && <span className="font-semibold whitespace-nowrap">{sum}</span>}
              </li>
            ))}
          </ul>
          <div className={column}>
            <p>{labels.vat}</p>
            <ButtonLink action={action} className={`mt-4 ${isCompact ? 'wide:w-full' : ''}`} />
          </div>
        </div>
      </TooltipProvider>
      <GlossaryNotes texts={[fee, ...conditions.map(({ label }) => label)]} {...glossaryProps} />
    </>
  )
}
