import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { NAME_WEIGHT, SAMPLE, SAMPLE_WIDTH, TIME_WEIGHT, TRACKING, DISPLAY_WEIGHT } from '@/lib/typography/display'
import { measureDots } from './measure-dots'
import { measureLine } from './measure-line'

test('measures the ligature fi as one glyph without a dot', () => {
  const { advance, shapes } = measureLine('first')
  expect(shapes.map(({ letter }) => letter)).toEqual(['fi', 'r', 's', 't'])
  expect(measureLine('first', { tracking: 0 }).advance - advance).toBeCloseTo(4 * -TRACKING)
  expect(measureDots('first', DISPLAY_WEIGHT)).toEqual([])
})

test('measures the sample of browsers at the smallest optical size, where letters are wider', () => {
  const widthAt = (opticalSize: 'smallest' | 'largest') => measureLine(SAMPLE, { tracking: 0, opticalSize }).advance
  expect(widthAt('smallest')).toBeCloseTo(SAMPLE_WIDTH, 2)
  expect(widthAt('largest')).toBeLessThan(SAMPLE_WIDTH)
})

test('measures letters that the font for English lacks', () => {
  const { shapes } = measureLine('aŁb')
  expect(shapes.map(({ letter, position }) => [letter, position])).toEqual([
    ['a', 0],
    ['Ł', 1],
    ['b', 2],
  ])
})

test('measures round dots above the x-height, from the end of the text before them', () => {
  const [first, second] = measureDots('Acquisition', 500)
  expect(first).toMatchObject({ before: 'Acqu' })
  expect(second!.before).toBe('Acquis')
  for (const { x, y, size } of [first!, second!]) {
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0.6)
    expect(size).toBeCloseTo(0.12, 2)
  }
})

test('the font has a line box of 0.7 em that equals its cap height', () => {
  const { ascent, descent, capHeight, unitsPerEm } = create(readFileSync('app/fonts/measured/display.ttf')) as Font
  // A line box is centred between ascent and descent, so that it ends at the baseline.
  expect((ascent + descent) / unitsPerEm).toBeCloseTo(0.7)
  expect(capHeight / unitsPerEm).toBeCloseTo(0.7)
})

test.each([
  ['app/globals.css', '@theme', `--display-weight: ${DISPLAY_WEIGHT}`],
  ['app/globals.css', '@theme', `--display-tracking: ${TRACKING}`],
  ['app/type.css', '@utility display', 'font-weight: --theme(--display-weight)'],
  ['app/type.css', '@utility display', 'letter-spacing: calc(--theme(--display-tracking) * 1em)'],
  ['app/type.css', '@utility filled-line', 'letter-spacing: calc(var(--tracking, --theme(--display-tracking)) * 1em)'],
  ['components/site/header.css', '.header-name', `--display-weight: ${NAME_WEIGHT}`],
  ['components/home/diary.css', '.diary-time', `font-weight: ${TIME_WEIGHT}`],
  ['components/home/diary.css', '.diary-time', 'letter-spacing: calc(--theme(--display-tracking) * 1em)'],
])('lines are measured with the styles of %s: %s { %s }', (file, selector, declaration) => {
  const blocks = readFileSync(file, 'utf8')
    .split('}')
    .filter((block) => block.includes(`${selector} {`))
  expect(blocks.join()).toContain(`${declaration};`)
})
