/** Returns an integer hash of a path. With it, the not-found page can suggest a page without listing unlinked ones. */
export function hashPath(path: string): number {
  return [...path].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)
}
