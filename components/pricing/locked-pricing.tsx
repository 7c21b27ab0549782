'use client'

import { Suspense, lazy, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createGate, initialState } from '@/lib/gate/gate'
import type { EncryptedPayload } from '@/lib/gate/seal'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { loadPart } from '@/first-paint/client'
import { Envelope } from './envelope'
import { PasswordForm, type GateLabels } from './password-form'

// Loaded when the gate unlocks, so that the locked page does not contain its code.
const load = () => import('./opened-pricing')
const Opened = lazy(() => load().then((module) => ({ default: module.OpenedPricing })))

type Props = { payload: EncryptedPayload; labels: GateLabels; monogram: string }

/**
 * The gate of /pricing: a password prompt on a closed envelope, then the prices.
 * @param payload the encrypted content.
 * @param monogram the letter on the seal of the envelope.
 */
export function LockedPricing({ payload, labels, monogram }: Props) {
  const [store] = useState(() => createGate(payload, () => loadPart(load)))
  const state = useSyncExternalStore(store.subscribe, store.current, () => initialState)
  useEffect(() => store.start(), [store])
  useLayoutEffect(() => {
    // early/gate.ts sets the attribute, which hides the prompt while the gate tries the stored key.
    if (state.name !== 'restoring') delete document.documentElement.dataset.gate
  }, [state.name])

  if (state.name === 'unlocked') {
    return (
      <Suspense>
        {/* The build encrypted a PricingSheet, and AES-GCM authenticates it. */}
        <Opened sheet={state.content as PricingSheet} focusTitle={state.by === 'password'} onLock={store.lock} />
      </Suspense>
    )
  }
  return (
    <section
      aria-labelledby="gate-title"
      className="md:py-20 container grid min-h-[calc(100svh-var(--top-bar))] place-items-center py-12 in-data-[gate=restoring]:invisible print:min-h-0"
    >
      <div className="rounded-panel bg-surface sm:px-16 sm:pb-12 relative w-full max-w-xl overflow-hidden border border-line px-6 pb-8 text-center">
        <Envelope monogram={monogram} isTurning={state.name === 'unlocking'} />
        <h1 id="gate-title" tabIndex={-1} className="text-h2 mt-6">
          {labels.title}
        </h1>
        <PasswordForm state={state} labels={labels} onSubmit={(password) => void store.unlock(password)} />
      </div>
    </section>
  )
}
