/** Weights of a text or list that grows heavier in four steps. */
const WEIGHTS = [250, 330, 500, 700]

/**
 * Returns the font weight of a step of a text or list that grows heavier from step to step, from 250 to 700.
 * @param step index of the step.
 * @param count number of steps. A single one has the last weight.
 */
export function growingWeight(step: number, count: number): number {
  const last = WEIGHTS.length - 1
  const position = count > 1 ? (step / (count - 1)) * last : last
  const index = Math.min(Math.floor(position), last - 1)
  const lower = WEIGHTS[index]!
  const upper = WEIGHTS[index + 1]!
  return Math.round(lower + (upper - lower) * (position - index))
}
