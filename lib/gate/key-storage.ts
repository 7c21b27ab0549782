import { withStorage } from '@/lib/storage'

/** Prefix of the name of the sessionStorage entry that remembers an unlock; the rest of the name is the key. */
const ENTRY_PREFIX = 'gate:'
/** Name of the localStorage entry that counts the locks of all tabs. The entry of a key has the count as its value. */
export const LOCK_COUNT = 'gate-locks'
/** Name of the sessionStorage entry with the height of the unlocked page in pixels, for restoring the scroll position. */
const HEIGHT = 'gate-height'

/**
 * Stores a key for this browser session, until the next lock in any tab.
 * @returns whether the key was stored; false when storage is blocked.
 */
export function storeKey(key: string): boolean {
  removeKeys()
  return withStorage(() => {
    sessionStorage.setItem(ENTRY_PREFIX + key, lockCount())
    return true
  }, false)
}

/** Returns the key of this session, unless a tab has locked since it was stored. */
export function storedKey(): string | undefined {
  return withStorage(() => {
    const name = entryNames().find((entry) => sessionStorage.getItem(entry) === lockCount())
    return name?.slice(ENTRY_PREFIX.length)
  }, undefined)
}

/** Removes the key of this tab. */
export function removeKeys(): void {
  withStorage(() => [...entryNames(), HEIGHT].forEach((name) => sessionStorage.removeItem(name)), undefined)
}

/**
 * Removes the key of this tab and invalidates those of all other tabs, which receive a `storage` event.
 * @returns whether the keys of other tabs are invalid; false when storage is full or blocked.
 */
export function invalidateKeysInAllTabs(): boolean {
  removeKeys()
  return withStorage(() => {
    localStorage.setItem(LOCK_COUNT, String((Number(lockCount()) || 0) + 1))
    return true
  }, false)
}

/** Stores the height of the unlocked page, in pixels, until the key is removed. */
export function storeHeight(height: number): void {
  withStorage(() => sessionStorage.setItem(HEIGHT, String(height)), undefined)
}

/** Returns the stored height of the unlocked page, in pixels, or 0. */
export function storedHeight(): number {
  return withStorage(() => Number(sessionStorage.getItem(HEIGHT)) || 0, 0)
}

function entryNames(): string[] {
  return Object.keys(sessionStorage).filter((name) => name.startsWith(ENTRY_PREFIX))
}

function lockCount(): string {
  return localStorage.getItem(LOCK_COUNT) ?? '0'
}
