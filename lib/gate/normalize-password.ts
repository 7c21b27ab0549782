/** The characters of a password, for a character class of a regular expression. */
export const PASSWORD_CHARACTERS = 'A-Za-z0-9-'

/** Unicode's dashes, and what keyboards and fonts have instead: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu

/** Neither of a password nor a letter or digit: white space, punctuation, symbols, and what is never visible. */
const IGNORED = new RegExp(`[^${PASSWORD_CHARACTERS}\\p{L}\\p{M}\\p{N}]|\\p{Default_Ignorable_Code_Point}`, 'gu')

/**
 * Returns a password as the build accepts it. Pasted from mail or a chat, it can have quotation marks, line breaks or
 * invisible characters in it, other hyphens, and full-width or joined letters. A letter or digit that no password has stays,
 * so that the entry is wrong.
 */
export function normalizePassword(entry: string): string {
  return entry.replace(HYPHENS, '-').replace(IGNORED, '').normalize('NFKC')
}
