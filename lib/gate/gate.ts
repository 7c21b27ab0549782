import { removeAllKeys, removeKey, invalidateKeysInAllTabs, storeKey, storedKeys } from './key-storage'
import {
  DamagedPayloadError,
  WrongPasswordError,
  decodePayload,
  decryptWithKey,
  decryptWithPassword,
  type DecodedPayload,
  type EncryptedPayload,
} from './seal'
import { GATE_UNLOCKED } from './unlocked-event'

type LockReason = 'wrong-password' | 'lock-button' | 'lock-in-other-tab'

export type GateState =
  /** The state in the exported HTML. */
  | { name: 'initial' }
  /** The gate is trying the keys that this session has stored. */
  | { name: 'restoring' }
  | { name: 'locked'; reason?: LockReason }
  | { name: 'unlocking' }
  | { name: 'unlocked'; content: unknown; by: 'password' | 'stored-key' }
  /** The page was loaded over plain http, where WebCrypto is not available. */
  | { name: 'insecure' }
  | { name: 'damaged' }
  /** The code that renders the content failed to load. */
  | { name: 'unavailable' }

export const initialState: GateState = { name: 'initial' }

/**
 * Creates the store of a page's gate, for `useSyncExternalStore`.
 * @param payload the encrypted content.
 * @param preload loads the code that renders the content; the gate unlocks once it has loaded.
 */
export function createGate(payload: EncryptedPayload, preload: () => Promise<unknown>) {
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
  async function attempt(decrypt: (decoded: DecodedPayload, isLatest: () => boolean) => Promise<GateState>) {
    const current = ++latestAttempt
    const isLatest = () => current === latestAttempt
    const next = await decodePayload(payload)
      .then((decoded) => decrypt(decoded, isLatest))
      .catch(stateOfError)
    if (isLatest()) setState(next)
  }

  function restore() {
    return attempt(async (decoded, isLatest) => {
      for (const { id, key } of storedKeys()) {
        const content = await decryptWithKey(decoded, key).catch(() => removeKey(id))
        if (content === undefined) continue
        await preload()
        if (isLatest()) isKeyStored = true
        return { name: 'unlocked', content, by: 'stored-key' }
      }
      return { name: 'locked' }
    })
  }

  function setLocked(reason: LockReason) {
    latestAttempt++
    setState({ name: 'locked', reason })
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    if (state.name !== 'unlocked') return void restore()
    // If storage is blocked, the key was never stored, and its absence does not mean that another tab locked the gate.
    if (isKeyStored && storedKeys().length === 0) setLocked('lock-in-other-tab')
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Tries the keys of this session and listens for locks in other tabs.
     * @returns a function that removes the listeners.
     */
    start() {
      if (state.name === 'insecure') return () => {}
      channel = openChannel(() => {
        removeAllKeys()
        // A gate that was never unlocked here has nothing to announce.
        if (/^(unlocked|unlocking|restoring)$/.test(state.name)) setLocked('lock-in-other-tab')
      })
      window.addEventListener('pageshow', onPageShow)
      void restore()
      return () => {
        latestAttempt++
        channel?.close()
        window.removeEventListener('pageshow', onPageShow)
      }
    },
    /** Tries a password. */
    unlock(password: string) {
      setState({ name: 'unlocking' })
      return attempt(async (decoded, isLatest) => {
        const { content, key, id } = await decryptWithPassword(decoded, password)
        await preload()
        if (isLatest()) {
          isKeyStored = storeKey(id, key)
          window.dispatchEvent(new Event(GATE_UNLOCKED))
        }
        return { name: 'unlocked', content, by: 'password' }
      })
    },
    /** Removes the key in this tab and invalidates it in all others. */
    lock() {
      invalidateKeysInAllTabs()
      channel?.postMessage('lock')
      setLocked('lock-button')
    },
  }
}

function stateOfError(error: unknown): GateState {
  if (error instanceof WrongPasswordError) return { name: 'locked', reason: 'wrong-password' }
  return { name: error instanceof DamagedPayloadError ? 'damaged' : 'unavailable' }
}

/**
 * Opens the channel that announces locks to other tabs.
 * @returns undefined in Firefox when cookies are blocked; other tabs then notice a lock only when they are reloaded.
 */
function openChannel(onMessage: () => void): BroadcastChannel | undefined {
  try {
    return Object.assign(new BroadcastChannel('gate'), { onmessage: onMessage })
  } catch {
    return undefined
  }
}

function clientState(): GateState {
  if (typeof window === 'undefined') return initialState
  if (!window.isSecureContext || !globalThis.crypto?.subtle) return { name: 'insecure' }
  return storedKeys().length > 0 ? { name: 'restoring' } : { name: 'locked' }
}
