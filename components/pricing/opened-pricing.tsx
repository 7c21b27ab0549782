import { useEffect, useState, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ClosingLine } from '@/components/ui/closing-line'
import { FittedLines } from '@/components/ui/fitted-lines'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { Envelope } from './envelope'
import { Estimator } from './estimator'
import { playOpening } from './opening'
import { PackageSheet } from './package-sheet'

type Props = { content: PricingContent; result: ReactNode; floatingButton: ReactNode; isAnimated: boolean }

/**
 * The decrypted content of /pricing.
 * @param result a result beside the prices. It is public, as the button is.
 * @param isAnimated plays the opening animation.
 */
export function OpenedPricing({ content, result, floatingButton, isAnimated }: Props) {
  const { closing, lines } = content
  const [isOpen, setIsOpen] = useState(() => !isAnimated || matchMedia('(prefers-reduced-motion: reduce)').matches)
  // eslint-disable-next-line no-restricted-syntax -- Rendered by the hydrated page, after it has decrypted the prices.
  useEffect(() => {
    if (!isOpen) void playOpening().then(() => setIsOpen(true))
  }, [isOpen])
  return (
    <div className={isOpen ? '' : 'relative isolate overflow-clip'}>
      {/* At its final height before the animation starts. */}
      <div data-part="page" className={isOpen ? '' : 'origin-top bg-surface'}>
        <header className="border-b px-m pt-8 pb-lg theme-white short:not-tall:min-h-(--window)">
          <h1 tabIndex={-1}>
            <FittedLines lines={lines.title} />
          </h1>
          <p className="mt-6 max-w-text text-lg text-balance">{content.lead}</p>
        </header>
        {/* On wide screens, the four parts of both packages are aligned. */}
        <div className="grid wide:auto-cols-fr wide:grid-flow-col wide:grid-rows-[repeat(4,auto)]">
          <PackageSheet id="core" content={content} />
          <PackageSheet id="premium" content={content} isPopular />
        </div>
        <div className="columns items-center gap-y-4 px-m py-md paper:py-3">
          <p className="font-semibold wide:col-span-7">{content.vat}</p>
          <ButtonLink action={content.action} className="wide:col-[8/13] wide:min-h-18" />
        </div>
        <Estimator content={content} />
        {/* Above the floating button. */}
        <div className="px-m pt-3 pb-[calc(var(--floating)+0.75rem)]">{result}</div>
        {floatingButton}
        <ClosingLine title={<FittedLines lines={lines.closing} />} text={closing.text} action={content.action} />
      </div>
      {!isOpen && (
        <div className="absolute inset-x-0 top-0 h-[calc(100svh-var(--header))]">
          <Envelope state="unlocking" />
        </div>
      )}
    </div>
  )
}
