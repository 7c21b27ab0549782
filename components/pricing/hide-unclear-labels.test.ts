import { isClear } from './hide-unclear-labels'

/** On the left half, the solid area is 20 pixels high, and on the right half 60. */
const plot = {
  frame: { left: 100, right: 300, top: 0, bottom: 100 },
  column: { left: 190, right: 195, top: 0, bottom: 100 },
  solidHeightAt: (share: number) => (share < 0.5 ? 0.2 : 0.6),
}
const label = (left: number, top: number) => ({ left, right: left + 50, top, bottom: top + 15 })

test.each([
  ['in the solid area', 'solid', label(110, 80)],
  ['in the higher part of the solid area', 'solid', label(200, 40)],
  ['in the outlined area', 'outlined', label(110, 65)],
  ['that ends at the column', 'outlined', label(140, 10)],
  ['that begins at the column', 'solid', label(195, 80)],
  ['that ends beyond the plot', 'outlined', label(280, 25)],
  ['that begins before the plot', 'solid', label(80, 80)],
] as const)('shows a label %s', (_, area, box) => {
  expect(isClear(box, area, plot)).toBe(true)
})

test.each([
  ['above the solid area', 'solid', label(110, 79)],
  ['below the plot', 'solid', label(110, 86)],
  ['in the solid area instead of the outlined one', 'outlined', label(110, 66)],
  ['over the higher part of the solid area', 'outlined', label(200, 26)],
  ['of the solid area that the column crosses', 'solid', label(150, 80)],
  ['of the outlined area that the column crosses', 'outlined', label(150, 10)],
] as const)('hides a label %s', (_, area, box) => {
  expect(isClear(box, area, plot)).toBe(false)
})
