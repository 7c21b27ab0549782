'use client'

import { useEffect, useRef, useState } from 'react'
import { WrongPasswordError, decryptWithKey, decryptWithPassword, type DecryptedContent } from '@/lib/gate/decrypt'
import { GATE_UNLOCKED, rememberKey, removeKey, storedKey } from '@/lib/gate/key-storage'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { withTimeout } from '@/lib/with-timeout'
import type { OpenedPricing } from './opened-pricing'

/** Milliseconds after which the code of the opened page counts as failed. */
const LOADING_TIMEOUT_MS = 15_000

type UnlockedBy = 'password' | 'stored-key'

export type UnlockedState = {
  name: 'unlocked'
  content: PricingContent
  OpenedPricing: typeof OpenedPricing
  by: UnlockedBy
  /** Scroll position in pixels, directly before the gate unlocks. */
  position: number
  /** Id in the URL's fragment, unless the locked page has an element with it; otherwise ''. */
  target: string
}

export type GateState =
  | { name: 'locked'; isWrong: boolean }
  | { name: 'unlocking' }
  | UnlockedState
  /** The page was loaded over plain http, where WebCrypto is not available. */
  | { name: 'insecure' }
  /** The content, or the code that renders it, did not load in full. */
  | { name: 'unavailable' }

/** Initial state, also in the exported HTML and while the stored key is being tried. */
export const INITIAL_STATE: GateState = { name: 'locked', isWrong: false }

/**
 * Manages the state of the gate. Tries the stored key when the page is loaded or restored from the back/forward cache.
 * @param sealed the encrypted content.
 * @returns the state, a function that tries a password, and one that is called when the field is edited.
 */
export function useGate(sealed: string) {
  const [state, setState] = useState<GateState>(INITIAL_STATE)
  const isUnlocked = state.name === 'unlocked'
  const attempts = useRef(0)
  const isEdited = useRef(false)

  /** An attempt that a later one has overtaken changes nothing. */
  async function attempt(by: UnlockedBy, decrypted: Promise<DecryptedContent>) {
    const number = ++attempts.current
    const isCurrent = () => number === attempts.current
    const next = await loadOpened(by, decrypted, isCurrent)
    if (!isCurrent()) return
    setState(next.name === 'locked' && isEdited.current ? INITIAL_STATE : next)
    if (next.name === 'unlocked' && by === 'password') window.dispatchEvent(new Event(GATE_UNLOCKED))
  }

  useEffect(() => {
    if (isUnlocked) return
    const restore = () => {
      const key = storedKey()
      if (!window.isSecureContext || !globalThis.crypto?.subtle) setState({ name: 'insecure' })
      else if (key !== undefined) void attempt('stored-key', decryptWithKey(sealed, key))
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore()
    }
    restore()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [sealed, isUnlocked])

  function unlock(password: string) {
    isEdited.current = false
    setState({ name: 'unlocking' })
    void attempt('password', decryptWithPassword(sealed, password))
  }

  /** Removes the message, which is not about the edited password. */
  function edit() {
    isEdited.current = true
    setState((current) => (current.name === 'locked' ? INITIAL_STATE : current))
  }
  return { state, unlock, edit }
}

/**
 * Stores the key and loads the code of the opened page, because the locked page does not contain it. Never rejects.
 * @param isCurrent whether no later attempt has begun. Otherwise, the stored key stays as it is.
 */
async function loadOpened(
  by: UnlockedBy,
  decrypted: Promise<DecryptedContent>,
  isCurrent: () => boolean,
): Promise<GateState> {
  try {
    const { content, key } = await decrypted
    if (isCurrent()) await rememberKey(key)
    const part = await withTimeout(import('./opened-pricing'), LOADING_TIMEOUT_MS)
    // The build encrypted a PricingContent, and AES-GCM authenticates it.
    const opened = content as PricingContent
    const fragment = location.hash.slice(1)
    const target = document.getElementById(fragment) ? '' : fragment
    return { name: 'unlocked', content: opened, OpenedPricing: part.OpenedPricing, by, position: scrollY, target }
  } catch (error) {
    if (!(error instanceof WrongPasswordError)) return { name: 'unavailable' }
    if (isCurrent()) removeKey()
    return { name: 'locked', isWrong: by === 'password' }
  }
}
