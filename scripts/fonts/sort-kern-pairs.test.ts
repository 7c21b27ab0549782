import { sortKernPairs } from './sort-kern-pairs'

type Pair = readonly [second: number, adjustment: number]

/** Returns a font whose only kerning is that of one first glyph. */
function fontWith(pairs: readonly Pair[]): Buffer {
  const tableRecord = Buffer.alloc(28)
  tableRecord.writeUInt16BE(1, 4)
  tableRecord.write('GPOS', 12)
  tableRecord.writeUInt32BE(tableRecord.length, 20)
  const header = [1, 0, 0, 0, 10]
  const lookupList = [1, 4]
  const lookup = [2, 0, 1, 8]
  // Format 1, no coverage, an advance for the first glyph, nothing for the second, and one pair set.
  const subtable = [1, 0, 0b100, 0, 1, 12]
  const values = [...header, ...lookupList, ...lookup, ...subtable, pairs.length, ...pairs.flat()]
  return Buffer.concat([tableRecord, ...values.map((value) => Buffer.from([value >> 8, value & 255]))])
}

test('sorts pairs by their second glyph', () => {
  const font = fontWith([
    [64, 3],
    [53, 1],
    [300, 4],
    [57, 2],
  ])
  sortKernPairs(font)
  const sorted = fontWith([
    [53, 1],
    [57, 2],
    [64, 3],
    [300, 4],
  ])
  expect(font).toEqual(sorted)
})

test('reports a font without kerning', () => {
  expect(() => sortKernPairs(Buffer.alloc(12))).toThrow('the font has no GPOS table')
})
