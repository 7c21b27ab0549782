/**
 * @param positionals what the command was given.
 * @returns the one origin among them.
 * @throws Error in one sentence when they are something else.
 */
export function originOf(positionals: readonly string[]): string {
  const [address = '', ...others] = positionals
  const expected = 'one address such as https://www.example.com'
  if (!address || others.length > 0)
    throw new Error(`${positionals.length || 'no'} addresses were given: expected ${expected}`)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${address}" is no http or https URL: expected ${expected}`)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error(`"${address}" holds more than a host: expected ${expected}`)
  }
  return url.origin
}
