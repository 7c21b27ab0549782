/** Dashes of Unicode and look-alikes: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu

/** White space, line breaks, soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a password without the line breaks, invisible characters and other hyphens of text pasted from mail or a chat. Every
 * other character is kept, so that the entry is wrong.
 */
export const normalizePassword = (entry: string) => entry.replace(HYPHENS, '-').replace(INVISIBLE, '')
