import 'server-only'
import { round } from '@/lib/round'
import { measureLine } from './measure-line'

/**
 * Returns the custom property that `flush-left` (app/type.css) reads: the left bearing of a line in the display typeface, in em, from
 * the edge of its box to its ink.
 */
export function leftBearing(line: string) {
  // The fourth digit is a fraction of a pixel at the largest sizes.
  return { '--left': round(measureLine(line).left, 4) }
}
