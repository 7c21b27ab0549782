'use client'

import { Suspense, lazy } from 'react'
import { Gate } from '@/components/gate/gate'
import type { GateWords } from '@/components/gate/prompt'
import type { PricingSheet } from '@/lib/pricing-sheet'
import type { Envelope } from '@/lib/seal'

// Nothing of the opened page is fetched before somebody opens it.
const load = () => import('./opened')
const Opened = lazy(() => load().then((module) => ({ default: module.Opened })))

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
