import type { Problem } from './problem'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * A text that says how many there are, such as "Six parts", must count the same as the list it speaks of.
 * @param noun what is counted, as the text says it.
 */
export function checkSpokenCount(at: Pick<Problem, 'file' | 'entry'>, text: string, noun: string, count: number): Problem[] {
  const [, spoken = ''] = new RegExp(`\\b(${WORDS.join('|')}) ${noun}\\b`, 'i').exec(text) ?? []
  if (!spoken || spoken.toLowerCase() === WORDS[count]) return []
  return [{ ...at, problem: `says "${spoken} ${noun}", but there are ${count}: expected "${WORDS[count] ?? count} ${noun}"` }]
}
