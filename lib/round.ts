/** Rounds a number to decimal places. Keeps the styles in the HTML short. */
export function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits))
}
