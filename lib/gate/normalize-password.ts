/** Dashes of Unicode and look-alikes: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu

/** White space, line breaks, soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
/** The distance between the codes of a full-width letter or digit and of the ASCII one. */
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Returns a password as the build accepts it: without the line breaks, invisible characters, other hyphens and full-width
 * letters of text pasted from mail or a chat. Every other character is kept, so that the entry is wrong: NFKC would also
 * read a superscript or a ligature as plain letters.
 */
export function normalizePassword(entry: string): string {
  return entry
    .replace(HYPHENS, '-')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
}
