import { LOCK_COUNT, invalidateKeysInAllTabs, removeKeys, storeHeight, storeKey, storedKey } from './key-storage'
import { WrongPasswordError, decryptWithKey, decryptWithPassword, type DecryptedContent } from './decrypt'
import { GATE_UNLOCKED } from './unlocked-event'

type UnlockedBy = 'password' | 'stored-key'

export type GateState =
  /** The gate may be trying the key that this session has stored. Also the state in the exported HTML. */
  | { name: 'restoring' }
  /** `lock-in-this-tab`: storage is full or blocked, so tabs that don't receive the message may stay unlocked. */
  | { name: 'locked'; reason?: 'wrong-password' | 'empty-password' | 'lock' | 'lock-in-this-tab' }
  | { name: 'unlocking' }
  | { name: 'unlocked'; content: unknown; by: UnlockedBy }
  /** The page was loaded over plain http, where WebCrypto is not available. */
  | { name: 'insecure' }
  /** The content, or the code that renders it, did not load in full. */
  | { name: 'unavailable' }

export const initialState: GateState = { name: 'restoring' }

/** Name of the channel that locks open tabs, also where storage is full or blocked. */
const LOCK_CHANNEL = 'gate-lock'

/**
 * Creates the store of a page's gate, for `useSyncExternalStore`.
 * @param sealed the encrypted content.
 * @param preload loads the code that renders the content; the gate unlocks once it has loaded.
 */
export function createGate(sealed: string, preload: () => Promise<unknown>) {
  let state: GateState = clientState()
  let latestAttempt = 0
  /** Whether this session stores the key of the unlocked content; false when storage is blocked. */
  let isKeyStored = false
  let channel: BroadcastChannel | undefined
  const listeners = new Set<() => void>()

  function setState(next: GateState) {
    state = next
    listeners.forEach((listener) => listener())
  }

  /** Decrypts the payload and sets the next state, unless a later attempt or a lock has superseded this attempt. */
  async function attempt(by: UnlockedBy, decrypt: () => Promise<DecryptedContent>) {
    const current = ++latestAttempt
    try {
      const { content, key } = await decrypt()
      await preload()
      if (current !== latestAttempt) return
      isKeyStored = by === 'stored-key' || storeKey(key)
      setState({ name: 'unlocked', content, by })
      if (by === 'password') window.dispatchEvent(new Event(GATE_UNLOCKED))
    } catch (error) {
      if (current !== latestAttempt) return
      if (!(error instanceof WrongPasswordError)) return setState({ name: 'unavailable' })
      if (by === 'password') return setState({ name: 'locked', reason: 'wrong-password' })
      removeKeys()
      setState({ name: 'locked' })
    }
  }

  function restore() {
    const key = storedKey()
    if (key !== undefined) return void attempt('stored-key', () => decryptWithKey(sealed, key))
    removeKeys()
    setState({ name: 'locked' })
  }

  function setLocked(reason: 'lock' | 'lock-in-this-tab' = 'lock') {
    latestAttempt++
    setState({ name: 'locked', reason })
  }

  function onLockElsewhere() {
    removeKeys()
    // A gate that is locked already has nothing to announce.
    if (state.name === 'unlocked' || state.name === 'unlocking' || state.name === 'restoring') setLocked()
  }

  function onStorage({ key }: StorageEvent) {
    if (key === LOCK_COUNT) onLockElsewhere()
  }

  function openChannel() {
    try {
      channel = new BroadcastChannel(LOCK_CHANNEL)
    } catch {
      // Firefox throws where all cookies and site data are blocked.
      return
    }
    channel.onmessage = onLockElsewhere
  }

  function onPageHide() {
    // An open channel keeps pages out of the back/forward cache.
    channel?.close()
    if (state.name === 'unlocked' && isKeyStored) storeHeight(document.documentElement.scrollHeight)
  }

  /** Pages in the back/forward cache receive no `storage` events. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    openChannel()
    if (state.name === 'locked' || state.name === 'unavailable') return restore()
    // If storage is blocked, the key was never stored, and its absence does not mean that another tab locked the gate.
    if (state.name === 'unlocked' && isKeyStored && storedKey() === undefined) setLocked()
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Tries the key of this session and listens for locks in other tabs.
     * @returns a function that removes the listeners.
     */
    start() {
      if (state.name === 'insecure') return () => {}
      const events = new AbortController()
      window.addEventListener('storage', onStorage, events)
      window.addEventListener('pageshow', onPageShow, events)
      window.addEventListener('pagehide', onPageHide, events)
      openChannel()
      restore()
      return () => {
        latestAttempt++
        events.abort()
        channel?.close()
      }
    },
    /** Tries a password, unless it is empty. */
    unlock(password: string) {
      if (!password.trim()) return setState({ name: 'locked', reason: 'empty-password' })
      setState({ name: 'unlocking' })
      void attempt('password', () => decryptWithPassword(sealed, password))
    },
    /** Removes the key in this tab, and locks all others. */
    lock() {
      const isLockedEverywhere = invalidateKeysInAllTabs()
      channel?.postMessage(LOCK_CHANNEL)
      setLocked(isLockedEverywhere ? 'lock' : 'lock-in-this-tab')
    },
  }
}

function clientState(): GateState {
  if (typeof window === 'undefined') return initialState
  if (!window.isSecureContext || !globalThis.crypto?.subtle) return { name: 'insecure' }
  return { name: storedKey() === undefined ? 'locked' : 'restoring' }
}
