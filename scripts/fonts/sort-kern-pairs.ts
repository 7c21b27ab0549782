/** Lookup types of https://learn.microsoft.com/en-us/typography/opentype/spec/gpos */
const PAIR_ADJUSTMENT = 2
const EXTENSION = 9

/**
 * Sorts the kern pairs of a font by their second glyph, in place. Browsers find them by binary search, but ot-builder
 * 1.7.6 writes them in the order of their classes, so that some would not be found.
 * @param font a TrueType file. The checksum of its GPOS table is not updated.
 * @throws Error if the font has no GPOS table.
 */
export function sortKernPairs(font: Buffer): void {
  const gpos = findTable(font, 'GPOS')
  const lookupList = gpos + font.readUInt16BE(gpos + 8)
  for (const lookup of offsets(font, lookupList, lookupList)) {
    const type = font.readUInt16BE(lookup)
    for (const subtable of offsets(font, lookup + 4, lookup)) {
      const isExtension = type === EXTENSION
      const actualType = isExtension ? font.readUInt16BE(subtable + 2) : type
      const actual = isExtension ? subtable + font.readUInt32BE(subtable + 4) : subtable
      if (actualType === PAIR_ADJUSTMENT && font.readUInt16BE(actual) === 1) sortPairSets(font, actual)
    }
  }
}

/** Returns the position of a table in the file. */
function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => 12 + 16 * index)
  const record = records.find((position) => font.toString('latin1', position, position + 4) === tag)
  if (record === undefined) throw new Error(`sortKernPairs: the font has no ${tag} table`)
  return font.readUInt32BE(record + 8)
}

/** Reads a list of 16-bit offsets, which begins with its length, as positions in the file. */
function offsets(font: Buffer, list: number, base: number): number[] {
  const count = font.readUInt16BE(list)
  return Array.from({ length: count }, (_, index) => base + font.readUInt16BE(list + 2 + 2 * index))
}

/** Sorts the pairs of each first glyph of a subtable of format 1. */
function sortPairSets(font: Buffer, subtable: number): void {
  const formats = [font.readUInt16BE(subtable + 4), font.readUInt16BE(subtable + 6)]
  const valueCount = formats.reduce((count, format) => count + countBits(format), 0)
  // A pair consists of its second glyph and of the values of both glyphs, in two bytes each.
  const size = 2 * (1 + valueCount)
  for (const pairSet of offsets(font, subtable + 8, subtable)) {
    const count = font.readUInt16BE(pairSet)
    const pairs = Array.from({ length: count }, (_, index) =>
      Buffer.from(font.subarray(pairSet + 2 + size * index, pairSet + 2 + size * (index + 1))),
    )
    Buffer.concat(pairs.sort((a, b) => a.readUInt16BE() - b.readUInt16BE())).copy(font, pairSet + 2)
  }
}

/** Returns how many bits of a value format are set: each one means a value of 16 bits. */
function countBits(format: number): number {
  return [...format.toString(2)].filter((bit) => bit === '1').length
}
