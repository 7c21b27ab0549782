const COLUMNS = 12
/** Columns of the last band: on phones, its words need more of the width. */
const LAST = { wide: 4, slim: 7 }

/**
 * Returns how many of twelve columns a band of a funnel takes: all of them at first, and fewer with each step.
 * @param step index of the band.
 * @param count number of bands, up to nine: each takes whole columns on wide screens.
 */
export function funnelColumns(step: number, count: number) {
  const narrowing = count > 1 ? step / (count - 1) : 0
  const narrowed = (last: number) => COLUMNS - (COLUMNS - last) * narrowing
  return { wide: Math.floor(narrowed(LAST.wide)), slim: narrowed(LAST.slim) }
}
