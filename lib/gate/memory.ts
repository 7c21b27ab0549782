/** What the names of the entries of session storage begin with that hold a key. */
export const ENTRY_PREFIX = 'gate:'
/** Counts, for all tabs, how often somebody locked; an entry from before the last time no longer counts. */
const LOCKS = 'gate-locks'

/**
 * Keeps a key for this browser session; where storage is switched off, nothing is kept.
 * @param id what was derived from the password beside the key.
 */
export function rememberKey(id: string, key: string): void {
  attempt(() => sessionStorage.setItem(ENTRY_PREFIX + id, `${locks()}.${key}`))
}

/** The keys of this session that may still be tried; entries of any other form are removed. */
export function rememberedKeys(): { id: string; key: string }[] {
  return keptIds().flatMap((id) => {
    const entry = attempt(() => sessionStorage.getItem(ENTRY_PREFIX + id)) ?? ''
    const [, count, key] = /^(\d+)\.([\w-]+)$/.exec(entry) ?? []
    if (key && Number(count) === locks()) return [{ id, key }]
    forgetKey(id)
    return []
  })
}

/** Removes one entry. */
export function forgetKey(id: string): void {
  attempt(() => sessionStorage.removeItem(ENTRY_PREFIX + id))
}

/** Removes every entry of this tab. */
export function forgetKeys(): void {
  keptIds().forEach(forgetKey)
}

/** Removes every entry of this tab, and makes those of all other tabs void, whatever page these show. */
export function forgetKeysEverywhere(): void {
  forgetKeys()
  attempt(() => localStorage.setItem(LOCKS, String(locks() + 1)))
}

function keptIds(): string[] {
  const names = attempt(() => Object.keys(sessionStorage)) ?? []
  return names.filter((name) => name.startsWith(ENTRY_PREFIX)).map((name) => name.slice(ENTRY_PREFIX.length))
}

function locks(): number {
  return Number(attempt(() => localStorage.getItem(LOCKS))) || 0
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
