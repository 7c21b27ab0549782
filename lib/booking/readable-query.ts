/**
 * A query without the parameters that cannot be decoded, such as `fbclid=%E0%A4%A`.
 * @param search the query of a URL, with its question mark, or nothing.
 */
export function readableQuery(search: string): string {
  const readable = search.slice(1).split('&').filter(isReadable).join('&')
  return readable && `?${readable}`
}

function isReadable(pair: string): boolean {
  try {
    decodeURIComponent(pair)
    return true
  } catch {
    return false
  }
}
