/** A part of a picture: which one, from which of its pixels, and how many. */
export type Piece = { picture: number; from: number; height: number }

/**
 * Sets pictures one after another in columns, as a newspaper sets its text: what does not fit goes on in the next one.
 * @param heights of the pictures, in pixels.
 * @param space above each piece, for its name.
 * @param least A shorter rest of a column stays free, and a shorter rest of a picture makes its column longer.
 */
export function flow(
  heights: readonly number[],
  { columns, space, least }: { columns: number; space: number; least: number },
): Piece[][] {
  const total = heights.reduce((sum, height) => sum + height + space, 0) + columns * space
  const columnHeight = Math.ceil(total / columns)
  const set: Piece[][] = [[]]
  let left = columnHeight
  for (const [picture, height] of heights.entries()) {
    for (let from = 0; from < height;) {
      const rest = height - from
      const isLast = set.length === columns
      const fits = rest <= left - space + least
      if (!isLast && !fits && left - space < least) {
        set.push([])
        left = columnHeight
        continue
      }
      const piece = { picture, from, height: isLast || fits ? rest : left - space }
      set.at(-1)!.push(piece)
      from += piece.height
      left -= piece.height + space
    }
  }
  return set
}
