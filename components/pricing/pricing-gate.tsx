'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ActionLink } from '@/components/ui/link'
import { decryptWithKey, decryptWithPassword, type DecryptedContent } from '@/lib/gate/decrypt'
import { GATE_UNLOCKED, rememberKey, removeKey, storedKey } from '@/lib/gate/key-storage'
import { OPENED_IDS } from '@/lib/gate/link-password'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { withTimeout } from '@/lib/with-timeout'
import { Envelope } from './envelope'
import type { OpenedPricing } from './opened-pricing'
import { PasswordPrompt, type GateLabels, type PromptState } from './password-prompt'

/** Milliseconds after which the code of the opened page counts as failed. */
const LOADING_TIMEOUT_MS = 15_000

/** The content and the code that renders it. `isAnimated` unless a stored key or a link to a part of the page opens it. */
type Opened = { content: PricingContent; OpenedPricing: typeof OpenedPricing; isAnimated: boolean }

type Props = { encrypted: string; labels: GateLabels; title: ReactNode; result: ReactNode; floatingButton: ReactNode }

/**
 * The gate of /pricing: a password prompt on a closed envelope, then the prices. Tries the stored key when the page is loaded or
 * restored from the back/forward cache.
 * @param encrypted the content of /pricing.
 * @param title the fitted title of the locked page.
 * @param result a result beside the prices.
 * @param floatingButton is before the closing section of the opened page.
 */
export function PricingGate({ encrypted, labels, title, result, floatingButton }: Props) {
  const [state, setState] = useState<PromptState | Opened>('locked')
  const isOpened = typeof state === 'object'
  const attempts = useRef(0)

  /** Shows the result of an attempt, unless a later one has overtaken it. */
  async function attempt(decrypted: Promise<DecryptedContent | undefined>, isTyped: boolean) {
    const number = ++attempts.current
    const next = await loadOpened(decrypted, isTyped)
    if (number !== attempts.current) return
    if (next === 'wrong') removeKey()
    const top = isTyped ? 0 : scrollY
    flushSync(() =>
      setState((current) => {
        // A stored key, or a password that has been edited since, has no message.
        if (next === 'wrong' && current !== 'unlocking') return 'locked'
        return next
      }),
    )
    // lib/gate/gate.inline.ts sets it while the gate tries the stored key.
    delete document.documentElement.dataset.gate
    if (typeof next === 'string') return
    restorePosition(top)
    if (next.isAnimated) document.querySelector('h1')?.focus({ preventScroll: true })
    if (isTyped) dispatchEvent(new Event(GATE_UNLOCKED))
  }

  useEffect(() => {
    if (isOpened) return
    const restore = () => {
      const key = storedKey()
      if (!window.isSecureContext) setState('insecure')
      else if (key !== undefined) void attempt(decryptWithKey(encrypted, key), false)
    }
    restore()
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [encrypted, isOpened])

  function unlock(password: string) {
    setState('unlocking')
    void attempt(decryptWithPassword(encrypted, password), true)
  }

  // data-animated enables scroll-driven animations: the loader sets it only on parts of the exported HTML.
  return (
    <div data-hydrate="now" data-animated="">
      {isOpened ? (
        <state.OpenedPricing {...state} result={result} floatingButton={floatingButton} />
      ) : (
        <>
          {/* With a stored key, longer than the opened page, so that the browser can restore the scroll position. */}
          <section
            aria-labelledby="gate-title"
            className="hidden-until-parsed relative flex min-h-[calc(100svh-var(--header))] flex-col justify-end in-data-[gate=restoring]:invisible in-data-[gate=restoring]:min-h-[10000vh]"
          >
            <Envelope state={state} />
            {/* Below the seal at the tip of the flap, and above the floating button. */}
            <div className="relative columns items-end gap-y-3 px-m pb-[calc(var(--floating)+1rem)] not-wide:pt-[max(1rem,30svh-4.5rem)] short:not-tall:pt-4">
              <h1 id="gate-title" className="w-[min(60%,50svh)] wide:col-span-4 wide:w-auto">
                {title}
              </h1>
              <div className="wide:col-[9/13] short:col-[8/13]">
                <PasswordPrompt state={state} labels={labels} onSubmit={unlock} onEdit={() => setState('locked')} />
                {/* On phones, three lines in any font: the prompt is at the bottom of the window, and would move. */}
                <p className="mt-2 border-t border-line pt-2 phone:min-h-[calc(3lh+0.5rem+1px)]">
                  {labels.noPassword} <ActionLink action={labels.action} className="inline-block link" />
                </p>
              </div>
            </div>
          </section>
          {floatingButton}
        </>
      )}
    </div>
  )
}

/** Shows the target of the URL if the page was at its top, and otherwise keeps the page at its position. */
function restorePosition(top: number) {
  const target = document.getElementById(location.hash.slice(1))
  if (target && top === 0) target.scrollIntoView({ behavior: 'instant' })
  // WebKit's scroll anchoring moves the page when the content replaces the prompt.
  else if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
}

/** Stores the key and loads the code of the opened page, because the locked page does not contain it. Never rejects. */
async function loadOpened(decrypted: Promise<DecryptedContent | undefined>, isTyped: boolean) {
  try {
    const result = await decrypted
    if (!result) return 'wrong'
    await rememberKey(result.key)
    const { OpenedPricing } = await withTimeout(import('./opened-pricing'), LOADING_TIMEOUT_MS)
    const isAnimated = isTyped && !OPENED_IDS.includes(location.hash.slice(1))
    // The build encrypted a PricingContent, and AES-GCM authenticates it.
    return { content: result.content as PricingContent, OpenedPricing, isAnimated }
  } catch {
    return 'unavailable'
  }
}
