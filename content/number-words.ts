/**
 * Numbers in words, for texts that count the entries of a list: `${numberWords[items.length]} services`. Write figures for more
 * than twelve.
 */
export const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a text with a capital, for the beginning of a sentence. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same words with a capital. */
export const capitalNumberWords = numberWords.map(capitalised)
