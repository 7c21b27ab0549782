import { hexColour } from './colour'

test.each([
  ['rgb(14, 90, 74)', '0e5a4a'],
  ['rgb(255, 255, 255)', 'ffffff'],
  ['rgba(14, 90, 74, 0.5)', undefined],
  ['color(srgb 0.1 0.2 0.3)', undefined],
])('converts %s to %p', (computed, digits) => {
  expect(hexColour(computed)).toBe(digits)
})
