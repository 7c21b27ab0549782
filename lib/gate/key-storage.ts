import { withStorage } from '@/lib/storage'

/** Prefix of the name of the sessionStorage entry that remembers an unlock; the rest of the name is the key. */
const ENTRY_PREFIX = 'gate:'

/** Stores a key for this browser session, unless storage is blocked. */
export function storeKey(key: string): void {
  removeKeys()
  withStorage(() => sessionStorage.setItem(ENTRY_PREFIX + key, ''), undefined)
}

/** Returns the key of this session. */
export function storedKey(): string | undefined {
  return withStorage(() => entryNames()[0]?.slice(ENTRY_PREFIX.length), undefined)
}

/** Removes the key of this session. */
export function removeKeys(): void {
  withStorage(() => entryNames().forEach((name) => sessionStorage.removeItem(name)), undefined)
}

function entryNames(): string[] {
  return Object.keys(sessionStorage).filter((name) => name.startsWith(ENTRY_PREFIX))
}
