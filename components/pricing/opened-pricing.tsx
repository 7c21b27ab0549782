import { useEffect, useRef } from 'react'
import { InvestmentPanel } from '@/components/prices/investment-panel'
import { Ledger } from '@/components/prices/ledger'
import { ButtonLink } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Section } from '@/components/ui/section'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { Comparison } from './comparison'
import { Estimator } from './estimator'

type Props = { sheet: PricingSheet; focusTitle: boolean; onLock: () => void }

/**
 * The decrypted content of /pricing.
 * @param focusTitle moves the focus to the heading, for visitors who have just entered the password.
 */
export function OpenedPricing({ sheet, focusTitle, onLock }: Props) {
  const { lock, closing } = sheet
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusTitle) title.current?.focus()
  }, [focusTitle])

  return (
    <>
      <header className="container pt-8 pb-12 md:pt-12 md:pb-16 lg:pb-20">
        <div className="flex items-center justify-end gap-4 print:hidden">
          <p className="text-small text-muted">{lock.note}</p>
          <button type="button" onClick={onLock} className={buttonClass('outline', 'compact')}>
            {lock.label}
          </button>
        </div>
        <h1 ref={title} tabIndex={-1} className="mt-8 max-w-headline">
          {sheet.title}
        </h1>
        <p className="mt-6 max-w-measure-2xl text-lead text-balance text-muted">{sheet.lead}</p>
      </header>
      <div className="container grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr_auto] lg:gap-x-8 print:block">
        <PackageCard id="core" sheet={sheet} />
        <PackageCard id="premium" sheet={sheet} popular />
      </div>
      <div className="container flex flex-wrap items-center justify-center gap-x-8 gap-y-5 py-14 text-center md:py-20 print:hidden">
        <p className="text-lead">{sheet.undecided}</p>
        <ButtonLink action={sheet.action} />
      </div>
      <Comparison sheet={sheet} />
      <Estimator sheet={sheet} />
      <Section tone="accent" labelledBy="closing-title" className="print:hidden">
        <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
          <div>
            <h2 id="closing-title">{closing.title}</h2>
            <p className="mt-4 max-w-measure-xl text-lead text-balance">{closing.text}</p>
          </div>
          <ButtonLink action={sheet.action} variant="on-accent" className="justify-self-start" />
        </div>
      </Section>
    </>
  )
}

type CardProps = { id: keyof PricingSheet['packages']; sheet: PricingSheet; popular?: boolean }

/** A package; its four rows align with those of the card next to it. */
function PackageCard({ id, sheet, popular = false }: CardProps) {
  const { name, summary, items, totalValue, investment } = sheet.packages[id]
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={`row-span-4 grid grid-rows-subgrid gap-y-8 rounded-panel border bg-surface p-5 sm:p-8 lg:p-10 print:mb-12 print:block print:break-inside-avoid print:space-y-6 print:border-0 print:p-0 ${popular ? 'border-accent' : 'border-line'}`}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-name`}>{name}</h2>
          {popular && (
            <p className="rounded-full bg-accent-soft px-4 py-1.5 text-small font-medium text-accent">
              {sheet.popular}
            </p>
          )}
        </div>
        <p className="mt-2 text-muted">{summary}</p>
      </div>
      <Ledger caption={name} items={items} totalValue={totalValue} labels={sheet.priceLabels} className="self-start" />
      <InvestmentPanel
        id={`${id}-investment`}
        heading="h3"
        tone={popular ? 'accent' : 'plain'}
        investment={investment}
        labels={sheet.priceLabels}
        glossary={sheet.glossary}
      />
      <ButtonLink action={sheet.cardAction} variant={popular ? 'solid' : 'outline'} />
    </article>
  )
}
