import type { ContentIssue, Place } from './issue'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Checks that a list has as many entries as its drawing shows. */
export function checkDrawn(place: Place, list: readonly unknown[], drawn: number): ContentIssue[] {
  if (list.length === drawn) return []
  return [
    { ...place, message: `has ${list.length} entries: expected ${drawn}, because its picture is drawn for ${drawn}` },
  ]
}

/** Checks a text such as "Six parts" against the length of the list that it counts. */
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
