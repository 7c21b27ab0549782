import { numberWords } from '@/content/number-words'

/** Returns a whole number in words up to twelve, in figures above. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count)
}
