import type { ContentIssue, Place } from './issue'

/** Checks that a sentence still has a place for each of its figures. */
export function checkPlaceholders(place: Place, text: string, names: readonly string[]): ContentIssue[] {
  if (names.every((name) => text.includes(`{${name}}`))) return []
  const expected = names.map((name) => `{${name}}`).join(' and ')
  return [{ ...place, message: `is "${text}": expected ${expected} in it, for the figure` }]
}
