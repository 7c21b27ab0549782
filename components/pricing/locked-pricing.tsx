'use client'

import { Suspense, lazy, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Envelope } from '@/components/gate/envelope'
import { PasswordForm, type GateLabels } from '@/components/gate/password-form'
import { createGate, waiting } from '@/lib/gate/gate'
import type { EncryptedPayload } from '@/lib/gate/seal'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { retry, withSiteStyles } from '@/first-paint/client'

// Fetched when the gate opens, not before.
const load = () => withSiteStyles(import('./opened-pricing'))
const Opened = lazy(() => load().then((module) => ({ default: module.OpenedPricing })))

type Props = { payload: EncryptedPayload; labels: GateLabels; monogram: string }

/**
 * Asks for the password of the prices, drawn as a closed envelope, until a password or this session's memory opens
 * them.
 */
export function LockedPricing({ payload, labels, monogram }: Props) {
  const [store] = useState(() => createGate(payload, () => retry(load)))
  const state = useSyncExternalStore(store.subscribe, store.current, () => waiting)
  useEffect(() => store.start(), [store])
  useLayoutEffect(() => {
    // From here on the component itself hides the prompt (see app/pricing/page.tsx).
    if (state.name !== 'waiting') delete document.documentElement.dataset.gate
  }, [state.name])

  if (state.name === 'open') {
    return (
      <Suspense>
        {/* The build sealed this very type, and the cipher's tag vouches for it. */}
        <Opened sheet={state.content as PricingSheet} focusTitle={state.by === 'password'} onLock={store.lock} />
      </Suspense>
    )
  }
  return (
    <section
      aria-labelledby="gate-title"
      className={`container grid min-h-[calc(100svh-var(--top-bar))] place-items-center py-12 in-data-[gate=trying]:invisible md:py-20 print:min-h-0 ${state.name === 'trying' ? 'invisible' : ''}`}
    >
      <div className="relative w-full max-w-xl overflow-hidden rounded-panel border border-line bg-surface px-6 pb-8 text-center sm:px-16 sm:pb-12">
        <Envelope monogram={monogram} turning={state.name === 'opening'} />
        <h1 id="gate-title" tabIndex={-1} className="mt-6 text-h2">
          {labels.title}
        </h1>
        <PasswordForm state={state} labels={labels} onSubmit={(password) => void store.unlock(password)} />
      </div>
    </section>
  )
}
