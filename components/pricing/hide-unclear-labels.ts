/** The areas of a chart in two steps: the lower one is solid, and the upper one an outline above it. */
export type Area = 'solid' | 'outlined'

/** Edges in pixels of the window. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

type Plot = {
  frame: Box
  /** The column of the chosen number, which is drawn over both areas. */
  column: Box
  /** Returns the height of the solid area as a share of the plot's, by the share of its width. It never falls to the right. */
  solidHeightAt: (share: number) => number
}

/** Returns whether the column does not cross a label, and the label fits its area. */
export function isClear(label: Box, area: Area, { frame, column, solidHeightAt }: Plot): boolean {
  const solidTopAt = (x: number) => {
    const share = Math.min(Math.max((x - frame.left) / (frame.right - frame.left), 0), 1)
    return frame.bottom - solidHeightAt(share) * (frame.bottom - frame.top)
  }
  const isCrossed = label.left < column.right && label.right > column.left
  if (isCrossed) return false
  if (area === 'outlined') return label.bottom <= solidTopAt(label.right)
  return label.top >= solidTopAt(label.left) && label.bottom <= frame.bottom
}

/** Hides each element with `data-label`, its area, that is not clear: how large a label is depends on the font. */
export function hideUnclearLabels(plot: HTMLElement, solidHeightAt: Plot['solidHeightAt']) {
  const frame = plot.getBoundingClientRect()
  const column = plot.querySelector('[data-column]')!.getBoundingClientRect()
  for (const label of plot.querySelectorAll<HTMLElement>('[data-label]')) {
    const area: Area = label.dataset.label === 'solid' ? 'solid' : 'outlined'
    const isShown = isClear(label.getBoundingClientRect(), area, { frame, column, solidHeightAt })
    label.style.visibility = isShown ? '' : 'hidden'
  }
}
