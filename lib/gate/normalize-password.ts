/** The characters of a password, for a character class of a regular expression. */
export const PASSWORD_CHARACTERS = 'A-Za-z0-9-'

/** Unicode's dashes, and what is typed or pasted instead: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu

/** White space, line breaks, soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
/** The distance between the code of a full-width letter or digit and that of the ASCII one. */
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Returns a password as the build accepts it. Pasted from mail or a chat, it can contain line breaks, invisible characters,
 * other hyphens, and full-width letters. Every other character counts, so that the entry is wrong.
 */
export function normalizePassword(entry: string): string {
  return entry
    .replace(HYPHENS, '-')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
}
