import { growLetters } from './grow-letters'

test.each(['Scale', 'Scale Your Practice', 'Take Your Practice to More Surgeries'])(
  'grows the letters of “%s”',
  (text) => {
    const { letters, width, parts } = growLetters(text)
    expect(letters.map(({ letter }) => letter).join('')).toBe(text)
    expect(letters.at(-1)!.size / letters[0]!.size).toBeCloseTo(3)
    expect(parts.flatMap((part) => part.letters)).toEqual(letters)
    expect(new Set(parts.map((part) => part.width)).size).toBe(1)
    expect(parts[0]!.width).toBeLessThanOrEqual(width)
  },
)
