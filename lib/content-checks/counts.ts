import type { ContentIssue, Place } from './issue'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * A list that a drawing or a layout was made for must keep its length.
 * @param drawn how many the drawing shows.
 */
export function checkDrawn(place: Place, list: readonly unknown[], drawn: number): ContentIssue[] {
  if (list.length === drawn) return []
  return [
    { ...place, message: `has ${list.length} entries: expected ${drawn}, because its picture is drawn for ${drawn}` },
  ]
}

/**
 * A text that says how many there are, such as "Six parts", must count the same as the list it speaks of.
 * @param noun what is counted, as the text says it.
 */
export function checkSpokenCount(place: Place, text: string, noun: string, count: number): ContentIssue[] {
  const [, spoken = ''] = new RegExp(`\\b(${WORDS.join('|')}) ${noun}\\b`, 'i').exec(text) ?? []
  if (!spoken || spoken.toLowerCase() === WORDS[count]) return []
  return [
    {
      ...place,
      message: `says "${spoken} ${noun}", but there are ${count}: expected "${WORDS[count] ?? count} ${noun}"`,
    },
  ]
}
