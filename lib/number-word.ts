const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a whole number as texts write it: in words up to twelve, in figures above. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}
