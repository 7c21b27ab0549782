/** Prefix of the sessionStorage entries that contain a key. */
export const ENTRY_PREFIX = 'gate:'
/** Name of the localStorage entry that counts locks in all tabs; keys stored before the latest lock are invalid. */
const LOCK_COUNT = 'gate-locks'

/**
 * Stores a key for this browser session.
 * @param id derived from the password together with the key.
 * @returns whether the key was stored; false when storage is blocked.
 */
export function rememberKey(id: string, key: string): boolean {
  return withStorage(() => {
    sessionStorage.setItem(ENTRY_PREFIX + id, `${lockCount()}.${key}`)
    return true
  }, false)
}

/** Returns the valid keys of this session, and removes invalid and malformed entries. */
export function rememberedKeys(): { id: string; key: string }[] {
  return storedIds().flatMap((id) => {
    const entry = withStorage(() => sessionStorage.getItem(ENTRY_PREFIX + id), null)
    const [, count, key] = /^(\d+)\.([\w-]+)$/.exec(entry ?? '') ?? []
    if (key && Number(count) === lockCount()) return [{ id, key }]
    forgetKey(id)
    return []
  })
}

/** Removes the entry with this id. */
export function forgetKey(id: string): void {
  withStorage(() => sessionStorage.removeItem(ENTRY_PREFIX + id), undefined)
}

/** Removes every entry of this tab. */
export function forgetAllKeys(): void {
  storedIds().forEach(forgetKey)
}

/** Removes every entry of this tab and invalidates those of all other tabs. */
export function invalidateKeysInAllTabs(): void {
  forgetAllKeys()
  withStorage(() => localStorage.setItem(LOCK_COUNT, String(lockCount() + 1)), undefined)
}

function storedIds(): string[] {
  const names = withStorage(() => Object.keys(sessionStorage), [])
  return names.filter((name) => name.startsWith(ENTRY_PREFIX)).map((name) => name.slice(ENTRY_PREFIX.length))
}

function lockCount(): number {
  return Number(withStorage(() => localStorage.getItem(LOCK_COUNT), null))
}

/** Returns the fallback when storage is blocked, full or not available. */
function withStorage<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access()
  } catch {
    return fallback
  }
}
