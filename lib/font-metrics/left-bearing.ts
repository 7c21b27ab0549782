import 'server-only'
import { round } from '@/lib/round'
import { measureLine } from './measure-line'

/**
 * Returns the custom property of a line in the voice that is `flush-left` (app/type.css): its left bearing, in em, which is
 * the space between the edge of its box and its extent.
 */
export function leftBearing(line: string) {
  // At the largest sizes, a fourth digit is a fraction of a pixel.
  return { '--left': round(measureLine(line).left, 4) }
}
