/** Returns the form of a text for a number: `one` for 1, otherwise `many`. */
export function countedText<One extends string, Many extends string>(
  count: number,
  { one, many }: { one: One; many: Many },
): One | Many {
  return count === 1 ? one : many
}
