import { withStorage } from '@/lib/storage'

/** Type of the event that is dispatched on the window when a password has unlocked /pricing. */
export const GATE_UNLOCKED = 'gateunlocked'

/** Key in sessionStorage of the AES key, which is stored in base64. */
const ENTRY = 'gate'

/** Stores a key for this browser session, unless storage is blocked. */
export function rememberKey(key: string): void {
  withStorage(() => sessionStorage.setItem(ENTRY, key), undefined)
}

/** Returns the key of this session. */
export function storedKey(): string | undefined {
  return withStorage(() => sessionStorage.getItem(ENTRY) ?? undefined, undefined)
}

/** Removes the key of this session. */
export function removeKey(): void {
  withStorage(() => sessionStorage.removeItem(ENTRY), undefined)
}
