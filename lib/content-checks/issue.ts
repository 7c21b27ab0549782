/** One thing that is wrong in the content, in words for whoever edits it. */
export type ContentIssue = {
  /** Such as `content/faq.ts`. */
  file: string
  /** Where it stands in the file, counted from 1, with its name where it has one: `phases[2] (Activation)`. */
  entry: string
  /** Follows the entry as one sentence without its full stop: what is wrong, then what is expected. */
  problem: string
}

/** Keeps the problems of a list of `condition && problem`. */
export function only(candidates: readonly (ContentIssue | false | undefined)[]): ContentIssue[] {
  return candidates.filter((candidate): candidate is ContentIssue => typeof candidate === 'object')
}
