'use client'

import { Suspense, lazy } from 'react'
import { Gate } from '@/components/gate/gate'
import type { GateWords } from '@/components/gate/password-form'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { withSiteStyles } from '@/lib/site-styles'
import type { Envelope } from '@/lib/gate/seal'

// Nothing of the opened page is fetched before somebody opens it.
const load = () => withSiteStyles(import('./opened-pricing'))
const Opened = lazy(() => load().then((module) => ({ default: module.OpenedPricing })))

/** The pricing behind its gate. */
export function LockedPricing(props: { envelope: Envelope; words: GateWords; monogram: string }) {
  return (
    <Gate<PricingSheet> {...props} prepare={load}>
      {(sheet, { entered, lock }) => (
        <Suspense>
          <Opened sheet={sheet} focusTitle={entered} onLock={lock} />
        </Suspense>
      )}
    </Gate>
  )
}
