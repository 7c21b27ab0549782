'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { WrongPasswordError, decryptWithKey, decryptWithPassword, type DecryptedContent } from '@/lib/gate/decrypt'
import { GATE_UNLOCKED, rememberKey, removeKey, storedKey } from '@/lib/gate/key-storage'
import { OPENED_IDS } from '@/lib/gate/link-password'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { withTimeout } from '@/lib/with-timeout'
import type { OpenedPricing } from './opened-pricing'

/** Milliseconds after which the code of the opened page counts as failed. */
const LOADING_TIMEOUT_MS = 15_000

/** The content and the code that renders it. `isAnimated` unless a stored key or a link to a part of the page opens it. */
type Opened = { content: PricingContent; OpenedPricing: typeof OpenedPricing; isAnimated: boolean }

export type GateState =
  /** Initial state, also in the exported HTML and while the stored key is being tried. */
  | 'locked'
  | 'unlocking'
  | 'wrong'
  /** The page was loaded over plain http, where WebCrypto is not available. */
  | 'insecure'
  /** The content, or the code that renders it, did not load in full. */
  | 'unavailable'
  | Opened

/**
 * Manages the state of the gate. Tries the stored key when the page is loaded or restored from the back/forward cache.
 * @param encrypted the content of /pricing.
 * @returns the state, a function that tries a password, and one that is called when the field is edited.
 */
export function useGate(encrypted: string) {
  const [state, setState] = useState<GateState>('locked')
  const isOpened = typeof state === 'object'
  const attempts = useRef(0)
  const isEdited = useRef(false)

  /** An attempt that a later one has overtaken changes nothing. */
  async function attempt(decrypted: Promise<DecryptedContent>, isTyped: boolean) {
    const number = ++attempts.current
    const next = await loadOpened(decrypted, isTyped)
    if (number !== attempts.current) return
    if (next === 'wrong') removeKey()
    const hasMessage = isTyped && !isEdited.current
    const top = isTyped ? 0 : scrollY
    flushSync(() => setState(next === 'wrong' && !hasMessage ? 'locked' : next))
    // lib/gate/gate.inline.ts sets it while the gate tries the stored key.
    delete document.documentElement.dataset.gate
    if (typeof next === 'string') return
    const target = document.getElementById(location.hash.slice(1))
    if (target && top === 0) target.scrollIntoView({ behavior: 'instant' })
    // WebKit's scroll anchoring moves the page when the content replaces the prompt.
    else if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
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
    isEdited.current = false
    setState('unlocking')
    void attempt(decryptWithPassword(encrypted, password), true)
  }

  /** Removes the message, which is not about the edited password. */
  function edit() {
    isEdited.current = true
    setState((current) => (current === 'wrong' ? 'locked' : current))
  }
  return { state, unlock, edit }
}

/** Stores the key and loads the code of the opened page, because the locked page does not contain it. Never rejects. */
async function loadOpened(decrypted: Promise<DecryptedContent>, isTyped: boolean) {
  try {
    const { content, key } = await decrypted
    await rememberKey(key)
    const { OpenedPricing } = await withTimeout(import('./opened-pricing'), LOADING_TIMEOUT_MS)
    const isAnimated = isTyped && !OPENED_IDS.includes(location.hash.slice(1))
    // The build encrypted a PricingContent, and AES-GCM authenticates it.
    return { content: content as PricingContent, OpenedPricing, isAnimated }
  } catch (error) {
    return error instanceof WrongPasswordError ? 'wrong' : 'unavailable'
  }
}
