import { z } from 'zod'
import type { PagePath } from '@/content/link-types'
import { routes } from '@/content/routes'

/*
 * Schemas of single values, and of lists and entries of any values. Every message completes the sentence
 * `content/site.ts: site.email is "…": expected …`.
 */

/** Returns the options of a zod check: its message, and `abort`, which skips further checks of the same value. */
export const withMessage = (expected: string) => ({ error: expected, abort: true })

/** Reports an invalid value; `path` is relative to the value that is being refined. */
export function addIssue(context: z.RefinementCtx, path: PropertyKey[], input: unknown, expected: string) {
  context.addIssue({ code: 'custom', path, input, message: expected, continue: false })
}

const TYPOGRAPHY: readonly [invalid: RegExp, expected: string][] = [
  [/^\s*$/, 'a text that is not empty'],
  [/^\s|\s$/, 'no space at the beginning or end'],
  [/\S {2,}\S/, 'one space between words'],
  [/['"]/, 'typographic apostrophes and quotation marks: ’ “ ”'],
  [/\d\s?-\s?\d/, 'an en dash between numbers, as in 3–8'],
  [
    /[\d}] (minutes?|min|hours?|days?|weeks?|months?|years?)\b/,
    'a no-break space between a number and its unit, as in 3\\u00a0weeks',
  ],
  [/\b(undefined|NaN)\b|\[object/, 'a value instead of undefined, NaN or an object: check the names in ${…}'],
  [/<\/?[a-z][^>]*>|&#?\w+;/i, 'plain text: HTML tags and entities are not rendered'],
]

/**
 * Returns the message for an invalid text, or undefined for a valid one.
 * @param names the placeholders that the text must contain.
 */
function textError(text: unknown, names: readonly string[]): string | undefined {
  if (typeof text !== 'string') return 'a text'
  const [, expected] = TYPOGRAPHY.find(([pattern]) => pattern.test(text)) ?? []
  if (expected) return expected
  const placeholders = names.map((name) => `{${name}}`)
  // A brace of its own is an incomplete placeholder.
  const found = new Set(text.match(/\{[^{}]*\}|[{}]/g))
  const isComplete = placeholders.every((placeholder) => found.has(placeholder))
  if (isComplete && found.size === names.length) return undefined
  if (names.length === 0) return 'no braces: this text has no placeholders'
  return `the placeholders ${placeholders.join(', ')}`
}

const textSchema = <Text extends string>(names: readonly string[] = []) => {
  const isValid = (input: unknown) => textError(input, names) === undefined
  return z.custom<Text>(isValid, { error: ({ input }) => textError(input, names), abort: true })
}
export const text = textSchema<string>()
/** A text that contains each of these placeholders, such as `{price}`. */
export const withPlaceholders = <Name extends string>(...names: Name[]) =>
  textSchema<`${string}{${Name}}${string}`>(names)
/** A text of `min` to `max` characters. */
export const textOfLength = (min: number, max: number) =>
  text.refine(({ length }) => length >= min && length <= max, withMessage(`${min} to ${max} characters`))
/** A text in words that narrow columns can hold, in characters. */
export const textUpTo = (max: number, maxWord: number) =>
  textOfLength(1, max).refine(
    (value) => value.split(/[\s-]/).every(({ length }) => length <= maxWord),
    withMessage(`no word of more than ${maxWord} characters`),
  )
/** A string that matches a pattern, and to which the typographic rules do not apply. */
export const stringMatching = (pattern: RegExp, expected: string) =>
  z.string(withMessage(expected)).regex(pattern, withMessage(expected))

/** A whole number from `min` to `max`. `expected` describes it in the error message. */
export const integer = (min: number, max: number, expected: string) =>
  z.int(withMessage(expected)).min(min, withMessage(expected)).max(max, withMessage(expected))
export const pounds = integer(1, Infinity, 'whole pounds above 0, such as 1500')
export const positiveInteger = integer(1, Infinity, 'a whole number above 0')
export const boolean = z.boolean(withMessage('true or false'))
/** One of these strings. */
export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, withMessage(`one of "${values.join('", "')}"`))
/** An https URL with a public domain. */
export const httpsUrl = (example = 'https://www.example.com/page') =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...withMessage(`a URL such as ${example}`) })

/** A value that `''` removes from the pages. */
export const removable = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal(''), value], { error: ({ input }) => value.safeParse(input).error?.issues[0]?.message })

/** An object with these keys and no others. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, withMessage(`an entry with the keys ${Object.keys(shape).join(', ')}`))

/** Keys that name an entry of a list: two entries that share a value are a mistake, and React needs different ones. */
const NAMING_KEYS = ['id', 'name', 'title', 'question', 'quote', 'pain', 'label', 'term', 'value']

/** A list that can be empty. Its texts, and the names of its entries, are unique. */
export const optionalList = <Entry extends z.ZodType>(item: Entry) =>
  z
    .array(item, withMessage('a list'))
    .superRefine(uniqueTexts)
    .superRefine(uniqueBy(...NAMING_KEYS))
    .readonly()

/** A list of at least one entry. Its texts, and the names of its entries, are unique. */
export const list = <Entry extends z.ZodType>(item: Entry) =>
  optionalList(item).refine(({ length }) => length > 0, withMessage('at least one entry'))

function uniqueTexts(entries: readonly unknown[], context: z.RefinementCtx) {
  entries.forEach((value, index) => {
    const first = entries.indexOf(value)
    if (typeof value === 'string' && first < index)
      addIssue(context, [index], value, `a different text from that of entry ${first + 1}`)
  })
}

/** A list of exactly `count` entries: a component has this number of drawings or grid rows. */
export const exactLength = <Entry extends z.ZodType>(item: Entry, count: number) =>
  list(item).refine(
    ({ length }) => length === count,
    withMessage(`${count} entries, because the layout has ${count} places`),
  )

/** Returns a refinement of a list: the values of each key are unique. */
export function uniqueBy(...keys: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    for (const key of keys) {
      const values = entries.map((value) => (value as Record<string, unknown> | null)?.[key])
      values.forEach((value, index) => {
        const first = values.indexOf(value)
        if (value !== undefined && first < index)
          addIssue(context, [index, key], value, `a different ${key} from that of entry ${first + 1}`)
      })
    }
  }
}

/** The path of a page. */
export const pagePath = oneOf<PagePath>(...routes.map(({ path }) => path).filter((path) => path !== '*'))

/** Texts and paths of pages, in lists and groups of any depth. */
const texts: z.ZodType = z.unknown().superRefine((value, context) => {
  if (typeof value === 'function') return
  const { error } = schemaFor(value).safeParse(value, { reportInput: true })
  for (const { path, input, message } of error?.issues ?? []) addIssue(context, path, input, message)
})

function schemaFor(value: unknown): z.ZodType {
  if (Array.isArray(value)) return list(texts)
  const isGroup = typeof value === 'object' && value !== null
  return isGroup ? group({ href: pagePath.exactOptional() }) : text
}

/** An object with these keys, and any others that contain texts. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, withMessage(`an entry with the keys ${Object.keys(shape).join(', ')}`)).catchall(texts)
