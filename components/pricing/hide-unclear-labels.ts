/** The areas of a chart in two steps: the lower one is solid, and the upper one an outline above it. */
export type Area = 'solid' | 'outlined'

/**
 * Hides each element with `data-label`, its area, that the element with `data-column` crosses, or that does not fit its
 * own area: how large a label is depends on the font.
 * @param solidHeightAt returns the height of the solid area as a share of the plot's, by the share of its width. It never
 * falls to the right.
 */
export function hideUnclearLabels(plot: HTMLElement, solidHeightAt: (share: number) => number) {
  const frame = plot.getBoundingClientRect()
  const solidTopAt = (x: number) => {
    const share = Math.min(Math.max((x - frame.left) / frame.width, 0), 1)
    return frame.bottom - solidHeightAt(share) * frame.height
  }
  const column = plot.querySelector('[data-column]')!.getBoundingClientRect()
  for (const label of plot.querySelectorAll<HTMLElement>('[data-label]')) {
    const { left, right, top, bottom } = label.getBoundingClientRect()
    const isCrossed = left < column.right && right > column.left
    const isInArea =
      label.dataset.label === ('solid' satisfies Area)
        ? top >= solidTopAt(left) && bottom <= frame.bottom
        : bottom <= solidTopAt(right)
    label.style.visibility = isCrossed || !isInArea ? 'hidden' : ''
  }
}
