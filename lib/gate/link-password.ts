/** Id of the field of /pricing for the password. */
export const PASSWORD_FIELD = 'gate-password'

/** Ids of the opened page. A fragment with one of them leads there; any other is a password. */
export const OPENED_IDS: readonly string[] = ['attended', 'closing', 'core-name', 'estimator-title', 'premium-name']

/**
 * Returns the password of a link such as `/pricing#7k2m-x9tq-4hzn-c0dw`, and removes it from the URL and the history entry.
 * Returns undefined for the fragment of an element, and for parameters such as `#utm_source=letter`.
 * @param hash the fragment with its `#`.
 */
export function takeLinkPassword(hash: string): string | undefined {
  const fragments = hash.split('#').map((text) => text.split(/[?&]/)[0]!)
  const fragment = fragments.find((text) => text && !text.includes('='))
  if (!fragment || OPENED_IDS.includes(fragment) || document.getElementById(fragment)) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  // Unlike decodeURIComponent, decodes fragments such as `100%`.
  return new URLSearchParams(`password=${fragment}`).get('password')!
}
