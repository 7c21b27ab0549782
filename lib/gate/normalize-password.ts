/** Allowed characters of a password, as a character class of a regular expression. */
export const PASSWORD_CHARACTERS = 'A-Za-z0-9-'

/** Dashes of Unicode, and what is typed or pasted instead: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc]/gu

/** White space, line breaks, soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a password as the build accepts it: without the line breaks, invisible characters, other hyphens and full-width
 * letters of text pasted from mail or a chat. Every other character is kept, so that the entry is wrong.
 */
export function normalizePassword(entry: string): string {
  return entry.normalize('NFKC').replace(HYPHENS, '-').replace(INVISIBLE, '')
}
