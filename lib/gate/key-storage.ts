/** Prefix of the names of sessionStorage entries that contain a key. */
export const ENTRY_PREFIX = 'gate:'
/** Name of the localStorage entry that counts the locks of all tabs. A key is valid until the next lock. */
const LOCK_COUNT = 'gate-locks'

/**
 * Stores a key for this browser session.
 * @param id names the entry; derived from the password, as the key is.
 * @returns whether the key was stored; false when storage is blocked.
 */
export function storeKey(id: string, key: string): boolean {
  return withStorage(() => {
    sessionStorage.setItem(ENTRY_PREFIX + id, `${lockCount()}.${key}`)
    return true
  }, false)
}

/** Returns the valid keys of this session, and removes invalid and malformed entries. */
export function storedKeys(): { id: string; key: string }[] {
  return storedIds().flatMap((id) => {
    const entry = withStorage(() => sessionStorage.getItem(ENTRY_PREFIX + id), null)
    const [, count, key] = /^(\d+)\.([\w-]+)$/.exec(entry ?? '') ?? []
    if (key && Number(count) === lockCount()) return [{ id, key }]
    removeKey(id)
    return []
  })
}

/** Removes the key with this id. */
export function removeKey(id: string): void {
  withStorage(() => sessionStorage.removeItem(ENTRY_PREFIX + id), undefined)
}

/** Removes all keys of this tab. */
export function removeAllKeys(): void {
  storedIds().forEach(removeKey)
}

/** Removes all keys of this tab and invalidates those of all other tabs. */
export function invalidateKeysInAllTabs(): void {
  removeAllKeys()
  withStorage(() => localStorage.setItem(LOCK_COUNT, String(lockCount() + 1)), undefined)
}

function storedIds(): string[] {
  const names = withStorage(() => Object.keys(sessionStorage), [])
  return names.filter((name) => name.startsWith(ENTRY_PREFIX)).map((name) => name.slice(ENTRY_PREFIX.length))
}

function lockCount(): number {
  return Number(withStorage(() => localStorage.getItem(LOCK_COUNT), null))
}

/** Accesses storage, and returns the fallback when it is blocked, full or not available. */
function withStorage<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access()
  } catch {
    return fallback
  }
}
