import { lineOf } from './source-line'

/** A line of the report, and the line of the file to edit. */
export type Finding = { file: string; line: number; text: string }

/** What must still be replaced, and what is ready. */
export type Part = { standIns: Finding[]; fine: string[] }

export function finding(file: string, entry: string, text: string): Finding {
  return { file, line: lineOf(file, entry), text }
}
