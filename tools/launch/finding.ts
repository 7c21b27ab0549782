import { lineOf } from '@/lib/content-checks/source-line'

/** One line of the report, and where to change what it says. */
export type Finding = { file: string; line: number; text: string }

/** What one look at the site found: what must still be replaced, and what is as it should be. */
export type Part = { standIns: Finding[]; fine: string[] }

/**
 * A finding on the line of an entry.
 * @param entry counted from 1, such as `testimonials.items[2].sample`.
 */
export function finding(file: string, entry: string, text: string): Finding {
  return { file, line: lineOf(file, entry), text }
}
