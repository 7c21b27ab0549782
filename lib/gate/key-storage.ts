import { withStorage } from '@/lib/storage'

/** Type of the event that is dispatched on the window when a password has unlocked /pricing. */
export const GATE_UNLOCKED = 'gateunlocked'

/** Prefix of the sessionStorage entry with the AES key in base64. Its name ends with a hash of the key. */
const PREFIX = 'gate-'

const storedNames = () => Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))

/** Stores a key for this session, unless storage is blocked. Replaces the key of another password. */
export async function rememberKey(key: string): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  const name = PREFIX + btoa(String.fromCharCode(...new Uint8Array(hash)))
  removeKey()
  withStorage(() => sessionStorage.setItem(name, key), undefined)
}

/** Returns the key of this session, or undefined if there is none or storage is blocked. */
export function storedKey(): string | undefined {
  return withStorage(() => storedNames().map((name) => sessionStorage.getItem(name)!)[0], undefined)
}

/** Removes the key of this session. */
export function removeKey(): void {
  withStorage(() => storedNames().forEach((name) => sessionStorage.removeItem(name)), undefined)
}
