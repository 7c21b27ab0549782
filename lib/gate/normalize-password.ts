/** The characters of a password, for a character class of a regular expression. */
export const PASSWORD_CHARACTERS = 'A-Za-z0-9-'

/** Unicode's dashes, and what is typed or pasted instead: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu

/** Characters that are ignored, because no password contains them: white space, punctuation, symbols, invisible characters. */
const IGNORED = new RegExp(`[^${PASSWORD_CHARACTERS}\\p{L}\\p{M}\\p{N}]|\\p{Default_Ignorable_Code_Point}`, 'gu')

/**
 * Returns a password as the build accepts it. Pasted from mail or a chat, it can contain quotation marks, line breaks,
 * invisible characters, other hyphens, and full-width or joined letters. A letter or digit that no password contains is kept,
 * so that the entry is wrong.
 */
export function normalizePassword(entry: string): string {
  return entry.replace(HYPHENS, '-').replace(IGNORED, '').normalize('NFKC')
}
