export type ContentIssue = {
  /** Such as `content/faq.ts`. */
  file: string
  /** Counted from 1, with a name where there is one: `phases[2] (Activation)`. */
  entry: string
  /** Follows the entry as one sentence without its full stop: what is wrong, then what is expected. */
  message: string
}

export type Place = Pick<ContentIssue, 'file' | 'entry'>

/** Drops what is false or undefined, as Lodash's `compact` does. */
export function compact<T>(list: readonly (T | false | undefined)[]): T[] {
  return list.filter((item) => item !== false && item !== undefined) as T[]
}
