/** The characters of a password, for a character class of a regular expression. */
export const PASSWORD_CHARACTERS = 'A-Za-z0-9-'

/** Unicode's dashes, and what is typed or pasted instead: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc]/gu

/** White space, line breaks, soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a password as the build accepts it. Text that is pasted from mail or a chat can contain line breaks, invisible
 * characters, other hyphens, and full-width letters (NFKC replaces these). Every other character makes the entry wrong.
 */
export function normalizePassword(entry: string): string {
  return entry.normalize('NFKC').replace(HYPHENS, '-').replace(INVISIBLE, '')
}
