/** Entries of session storage that begin so hold a key that opened a page. */
export const ENTRY_PREFIX = 'gate:'
/** Counts, for all tabs, how often somebody locked; an entry from before the last time no longer counts. */
const LOCKS = 'gate-locks'

/**
 * Keeps a key for this browser session; where storage is switched off, nothing is kept.
 * @param name what the slow derivation gave beside the key.
 */
export function rememberKey(name: string, key: string): void {
  attempt(() => sessionStorage.setItem(ENTRY_PREFIX + name, `${locks()}.${key}`))
}

/** The keys of this session that may still be tried; entries of any other form are removed. */
export function rememberedKeys(): { name: string; key: string }[] {
  return entryNames().flatMap((name) => {
    const [, count, key] =
      /^(\d+)\.([\w-]+)$/.exec(attempt(() => sessionStorage.getItem(ENTRY_PREFIX + name)) ?? '') ?? []
    if (key && Number(count) === locks()) return [{ name, key }]
    forgetKey(name)
    return []
  })
}

/** Removes one entry. */
export function forgetKey(name: string): void {
  attempt(() => sessionStorage.removeItem(ENTRY_PREFIX + name))
}

/** Removes every entry of this tab. */
export function forgetKeys(): void {
  entryNames().forEach(forgetKey)
}

/** Removes every entry of this tab, and makes those of all other tabs void, whatever page these show. */
export function forgetKeysEverywhere(): void {
  forgetKeys()
  attempt(() => localStorage.setItem(LOCKS, String(locks() + 1)))
}

function entryNames(): string[] {
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
