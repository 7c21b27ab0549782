'use client'

import { Suspense, lazy } from 'react'
import { Gate } from '@/components/gate/gate'
import type { GateWords } from '@/components/gate/gate-words'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { withSiteStyles } from '@/first-paint/client'
import type { Envelope } from '@/lib/gate/seal'

// Fetched when the gate opens, not before.
const load = () => withSiteStyles(import('./opened-pricing'))
const Opened = lazy(() => load().then((module) => ({ default: module.OpenedPricing })))

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
