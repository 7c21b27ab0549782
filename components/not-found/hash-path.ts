/** Returns a hash of a path as an integer: the not-found page recognises the pages of the site by it without listing them. */
export function hashPath(path: string): number {
  return [...path].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)
}
