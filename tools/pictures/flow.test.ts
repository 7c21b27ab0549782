import { flow } from './flow'

const options = { columns: 4, space: 20, least: 100 }

test('every pixel of every picture is shown once, in order', () => {
  const heights = [3750, 900, 1400, 700, 60, 2100]
  const pieces = flow(heights, options).flat()
  for (const [picture, height] of heights.entries()) {
    let next = 0
    for (const piece of pieces.filter((each) => each.picture === picture)) {
      expect(piece.from).toBe(next)
      next += piece.height
    }
    expect(next).toBe(height)
  }
  expect(pieces.map(({ picture }) => picture)).toEqual(pieces.map(({ picture }) => picture).sort((a, b) => a - b))
})

test('the columns are about as long as each other', () => {
  const columns = flow([4000, 1000, 1000, 1000, 1000], options)
  const lengths = columns.map((pieces) => pieces.reduce((sum, { height }) => sum + height + options.space, 0))
  expect(columns).toHaveLength(4)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(250)
})

test('no scrap of a picture ends a column', () => {
  const [first] = flow([950, 3000], { columns: 4, space: 0, least: 100 })
  expect(first).toEqual([{ picture: 0, from: 0, height: 950 }])
})

test('no scrap of a picture begins a column', () => {
  const [first] = flow([1050, 2950], { columns: 4, space: 0, least: 100 })
  expect(first).toEqual([{ picture: 0, from: 0, height: 1050 }])
})

test('one picture that fits is not cut', () => {
  expect(flow([500], { columns: 1, space: 20, least: 100 })).toEqual([[{ picture: 0, from: 0, height: 500 }]])
})
