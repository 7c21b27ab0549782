import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

export function OpenedHeader({
  sheet,
  focusTitle,
  onLock,
}: {
  sheet: PricingSheet
  focusTitle: boolean
  onLock: () => void
}) {
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
