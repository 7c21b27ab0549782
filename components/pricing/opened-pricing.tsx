import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Section } from '@/components/ui/section'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { Comparison } from './comparison'
import { Estimator } from './estimator'
import { PackageCard } from './package-card'

/** @param focusTitle moves the focus to the heading, after a password was entered. */
export function OpenedPricing({
  sheet,
  focusTitle,
  onLock,
}: {
  sheet: PricingSheet
  focusTitle: boolean
  onLock: () => void
}) {
  const { packages, closing } = sheet
  return (
    <>
      <Header sheet={sheet} focusTitle={focusTitle} onLock={onLock} />
      <div className="container grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr_auto] lg:gap-x-8 print:block">
        <PackageCard id="core" terms={packages.core} sheet={sheet} />
        <PackageCard id="premium" terms={packages.premium} sheet={sheet} popular />
      </div>
      <div className="container flex flex-wrap items-center justify-center gap-x-8 gap-y-5 py-14 text-center md:py-20 print:hidden">
        <p className="text-lead">{sheet.undecided}</p>
        <ButtonLink action={sheet.action} />
      </div>
      <Comparison {...sheet.comparison} packages={packages} />
      <Estimator labels={sheet.estimator} terms={sheet.terms} packages={packages} />
      <Section tone="accent" labelledBy="closing-title" className="print:hidden">
        <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
          <div>
            <h2 id="closing-title">{closing.title}</h2>
            <p className="mt-4 max-w-measure-xl text-lead">{closing.text}</p>
          </div>
          <ButtonLink action={sheet.action} variant="on-accent" className="justify-self-start" />
        </div>
      </Section>
    </>
  )
}

function Header({ sheet, focusTitle, onLock }: { sheet: PricingSheet; focusTitle: boolean; onLock: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusTitle) title.current?.focus()
  }, [focusTitle])

  return (
    <header className="container pt-8 pb-12 md:pt-12 md:pb-16 lg:pb-20">
      <div className="flex items-center justify-end gap-4 print:hidden">
        <p className="text-fine text-muted">{sheet.lock.note}</p>
        <button type="button" onClick={onLock} className={buttonClass('outline', 'compact')}>
          {sheet.lock.label}
        </button>
      </div>
      <h1 ref={title} tabIndex={-1} className="mt-8 max-w-headline">
        {sheet.title}
      </h1>
      <p className="mt-6 max-w-measure-2xl text-lead text-muted">{sheet.lead}</p>
    </header>
  )
}
