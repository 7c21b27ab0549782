/** Rounds a number to decimal places, so that the styles in the HTML stay short. */
export function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits))
}
