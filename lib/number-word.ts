import { numberWords } from '@/content/number-words'

/** Returns a whole number as texts write it: in words up to twelve, in figures above. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count)
}
