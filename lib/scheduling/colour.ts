/**
 * Converts a computed colour, `rgb(…)`, to six hexadecimal digits.
 * @returns undefined for any other notation.
 */
export function hexColour(computed: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1)
  return channels?.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
}
