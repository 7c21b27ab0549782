import { forgetKey, forgetKeys, forgetKeysEverywhere, rememberKey, rememberedKeys } from './memory'
import {
  DamagedError,
  WrongPasswordError,
  decodePayload,
  openWithKey,
  openWithPassword,
  type DecodedPayload,
  type EncryptedPayload,
} from './seal'

export type GateState =
  /** As delivered: nothing has been tried yet. */
  | { name: 'waiting' }
  /** A key from earlier in this session is being tried. */
  | { name: 'trying' }
  | { name: 'locked'; after?: 'wrong' | 'lock' | 'lock elsewhere' }
  | { name: 'opening' }
  | { name: 'open'; content: unknown; by: 'password' | 'memory' }
  | { name: 'insecure' }
  | { name: 'damaged' }
  /** What shows the content could not be loaded. */
  | { name: 'unavailable' }

/** The event of the window that says that a password has opened a gate. */
export const GATE_OPENED = 'gateopened'

export const waiting: GateState = { name: 'waiting' }

/**
 * The lock of one page in one tab, as a store that tells its listeners of each change.
 * @param payload what the build sealed.
 * @param prepare fetches what shows the content; the gate opens once that is there.
 */
export function createGate(payload: EncryptedPayload, prepare: () => Promise<unknown>) {
  let state: GateState = initialState()
  let run = 0
  let channel: BroadcastChannel | undefined
  const listeners = new Set<() => void>()

  function change(next: GateState) {
    state = next
    listeners.forEach((listener) => listener())
  }

  /** Only the latest attempt may change the state, however long an earlier one takes. */
  async function attempt(open: (decoded: DecodedPayload, isLatest: () => boolean) => Promise<GateState>) {
    const mine = ++run
    const isLatest = () => mine === run
    const next = await decodePayload(payload)
      .then((decoded) => open(decoded, isLatest))
      .catch(stateAfter)
    if (isLatest()) change(next)
  }

  function restore() {
    return attempt(async (decoded) => {
      for (const { id, key } of rememberedKeys()) {
        const content = await openWithKey(decoded, key).catch(() => forgetKey(id))
        if (content === undefined) continue
        await prepare()
        return { name: 'open', content, by: 'memory' }
      }
      return { name: 'locked' }
    })
  }

  function close(after: 'lock' | 'lock elsewhere') {
    run++
    change({ name: 'locked', after })
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted || state.name === 'insecure') return
    if (state.name === 'open' && rememberedKeys().length === 0) close('lock elsewhere')
    else void restore()
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tries what this session remembers, and listens to the other tabs; returns what ends that. */
    start() {
      if (state.name === 'insecure') return () => {}
      channel = openChannel(() => {
        forgetKeys()
        close('lock elsewhere')
      })
      window.addEventListener('pageshow', onPageShow)
      void restore()
      return () => {
        run++
        channel?.close()
        window.removeEventListener('pageshow', onPageShow)
      }
    },
    /** Tries what a visitor typed. */
    unlock(password: string) {
      change({ name: 'opening' })
      return attempt(async (decoded, isLatest) => {
        const { content, key, id } = await openWithPassword(decoded, password)
        await prepare()
        if (isLatest()) {
          rememberKey(id, key)
          window.dispatchEvent(new Event(GATE_OPENED))
        }
        return { name: 'open', content, by: 'password' }
      })
    },
    /** Forgets the key here and in every other tab. */
    lock() {
      forgetKeysEverywhere()
      channel?.postMessage('lock')
      close('lock')
    },
  }
}

function stateAfter(error: unknown): GateState {
  if (error instanceof WrongPasswordError) return { name: 'locked', after: 'wrong' }
  return { name: error instanceof DamagedError ? 'damaged' : 'unavailable' }
}

/** Where all cookies are blocked, Firefox throws; the other tabs then find out when they are next opened. */
function openChannel(onMessage: () => void): BroadcastChannel | undefined {
  try {
    return Object.assign(new BroadcastChannel('gate'), { onmessage: onMessage })
  } catch {
    return undefined
  }
}

function initialState(): GateState {
  if (typeof window === 'undefined') return waiting
  if (!window.isSecureContext || !globalThis.crypto?.subtle) return { name: 'insecure' }
  return rememberedKeys().length > 0 ? { name: 'trying' } : { name: 'locked' }
}
