'use client'

import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createGate, initialState } from '@/lib/gate/gate'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { withTimeout } from '@/lib/with-timeout'
import { Envelope } from './envelope'
import type * as opened from './opened-pricing'
import { PasswordPrompt, type GateLabels } from './password-prompt'

/** Milliseconds after which the code of the opened page counts as failed. */
const LOADING_TIMEOUT_MS = 15_000

/** Loaded before the gate unlocks, so that the locked page does not contain its code. */
let Opened: typeof opened.OpenedPricing | undefined
/** Scroll position in pixels, directly before the gate unlocks. */
let position = 0

async function preload() {
  const { OpenedPricing } = await withTimeout(import('./opened-pricing'), LOADING_TIMEOUT_MS)
  Opened = OpenedPricing
  position = scrollY
}

type Props = { sealed: string; labels: GateLabels; title: ReactNode }

/**
 * The gate of /pricing: a password prompt on a closed envelope, then the prices.
 * @param sealed the encrypted content.
 * @param title the fitted title of the locked page.
 */
export function PricingGate({ sealed, labels, title }: Props) {
  const [store] = useState(() => createGate(sealed, preload))
  const state = useSyncExternalStore(store.subscribe, store.current, () => initialState)
  useEffect(() => store.start(), [store])
  useLayoutEffect(() => {
    if (state.name === 'restoring') return
    // lib/gate/early.ts hides the prompt and reserves the height of the page while the gate tries the stored key.
    const { dataset, style } = document.documentElement
    delete dataset.gate
    style.minHeight = ''
    // WebKit's scroll anchoring moves the page when the content replaces the prompt.
    if (state.name === 'unlocked' && scrollY !== position) scrollTo({ top: position, behavior: 'instant' })
  }, [state.name])

  if (state.name === 'unlocked' && Opened) {
    // The build encrypted a PricingContent, and AES-GCM authenticates it.
    return (
      <Opened content={state.content as PricingContent} isJustUnlocked={state.by === 'password'} onLock={store.lock} />
    )
  }
  return (
    <section aria-labelledby="gate-title" data-locked data-hydrate="now" className="locked-gate">
      <Envelope
        isWarm={state.name === 'unlocking'}
        isShaken={state.name === 'locked' && state.reason === 'wrong-password'}
      />
      <div className="gate-prompt relative columns items-end gap-y-3 px-m pb-4 wide:pb-8">
        <h1 id="gate-title" tabIndex={-1} className="w-3/5 wide:col-span-4 wide:w-auto">
          {title}
        </h1>
        <div className="wide:col-[9/13]">
          <PasswordPrompt state={state} labels={labels} onSubmit={store.unlock} />
        </div>
      </div>
    </section>
  )
}
