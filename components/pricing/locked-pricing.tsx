'use client'

import { Suspense, lazy } from 'react'
import { Gate } from '@/components/gate/gate'
import type { GateLabels } from '@/components/gate/password-form'
import type { EncryptedPayload } from '@/lib/gate/seal'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { withSiteStyles } from '@/first-paint/client'
import { retry } from '@/first-paint/protocol'

// Fetched when the gate opens, not before.
const load = () => withSiteStyles(import('./opened-pricing'))
const Opened = lazy(() => load().then((module) => ({ default: module.OpenedPricing })))

export function LockedPricing(props: { payload: EncryptedPayload; labels: GateLabels; monogram: string }) {
  return (
    <Gate<PricingSheet> {...props} prepare={() => retry(async () => void (await load()))}>
      {(sheet, { entered, lock }) => (
        <Suspense>
          <Opened sheet={sheet} focusTitle={entered} onLock={lock} />
        </Suspense>
      )}
    </Gate>
  )
}
