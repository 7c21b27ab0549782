/* Kinds of text. Each message completes the sentence “… is …, expected …”. */

import { z } from 'zod'

/** Returns what is expected instead of an invalid text, or undefined for a valid one. */
type FindError = (text: string) => string | undefined

/** A fault, and what is expected instead of it, which may name the faulty part. */
type Rule = readonly [fault: RegExp, expected: string | ((found: string) => string)]

function firstError(rules: readonly Rule[], text: string): string | undefined {
  for (const [fault, expected] of rules) {
    const [found] = fault.exec(text) ?? []
    if (found !== undefined) return typeof expected === 'string' ? expected : expected(found)
  }
  return undefined
}

const codeOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Faults of any text: what copying from a document or a website leaves behind. */
const CHARACTERS: readonly Rule[] = [
  [/\ufffd/, 'the letter that � (U+FFFD) has replaced: type it again'],
  // Soft hyphens are meant.
  [/(?!\u00ad)\p{C}|[\u2028\u2029]/u, (found) => `no invisible character (${codeOf(found)}): type the text again`],
  [/â€.?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/, (found) => `text in the right encoding: type “${found}” again`],
]

const TYPOGRAPHY: readonly Rule[] = [
  [/^\s*$/, 'a text that is not empty'],
  [/^\s|\s$/, 'no space at the beginning or end'],
  [/\S {2,}\S/, 'one space between words'],
  [/['"]/, 'typographic apostrophes and quotation marks: ’ “ ”'],
  [/\d\s?-\s?\d/, 'an en dash between numbers, as in 3–8'],
  [/\s-\s/, 'a colon or a comma instead of a hyphen between spaces'],
  [/\.{2,}/, 'an ellipsis, …, instead of several full stops'],
  [
    // A figure stays on one line with its unit. A number in words may break from it.
    /(?:\d|(?<!InWords)\}) (minutes?|min|hours?|days?|weeks?|months?|years?)\b/,
    'a no-break space between a number and its unit, as in 3\\u00a0weeks',
  ],
  [
    /\b(undefined|NaN)\b|\[object/,
    'a value instead of undefined, NaN or an object: check each ${…}, and write numbers above twelve in figures',
  ],
  [/<\/?[a-z][^>]*>|&#?\w+;/i, 'plain text: HTML tags and entities are not rendered'],
  [/\*\*|__|`|\]\(|(?:^|\s)\*\S|^(?:#+|[>*+-]) /, 'plain text: Markdown is not rendered'],
]

/** American spellings. Sizes and prizes are British too. */
const SPELLING: readonly Rule[] = [
  [
    /\b(?!(?:caps|downs|pr|res|s|se)iz)\p{L}+[iy]z(?:e[ds]?|ing|ations?|ers?)\b|\b(?:behavior|color(?!ado)|favorite|neighbor)\p{L}*|\b(?:cent(?:er|ers|ered)|gray)\b/iu,
    (found) => `the British spelling of “${found}”`,
  ],
]

const withoutPrice: Rule = [
  /£\d[\d,.]*(?:\d|k\b)|\b\d[\d,.]*\s(?:pounds|GBP)\b/,
  (found) => `a text without a price: ${found} does not change with the price`,
]

/** Checks that a text has no placeholders but these. */
const placeholderRules = (names: readonly string[]): readonly Rule[] => {
  const list = names.map((name) => `{${name}}`).join(', ')
  return names.length > 0
    ? [
        [new RegExp(`\\{(?!(?:${names.join('|')})\\}).*?\\}?`), `only the placeholders ${list}, which components fill`],
        [withoutPrice[0], (found) => `a placeholder such as ${list}: ${found} does not change with the price`],
      ]
    : [[/\{\w*\}?/, (found) => `a text without ${found}, which nothing fills here`], withoutPrice]
}

/** A string of the content with its own error. */
export const stringWith = (findError: FindError, expected = 'a text between quotation marks') =>
  z.string({ error: expected }).superRefine((text, context) => {
    const message =
      text === text.normalize('NFC')
        ? (firstError(CHARACTERS, text) ?? findError(text))
        : 'precomposed characters (NFC): type the accented letters again'
    if (message) context.addIssue({ code: 'custom', message })
  })

/** A value in a format, such as a URL. */
export const format = (pattern: RegExp, expected: string) =>
  stringWith((text) => (pattern.test(text) ? undefined : expected), expected)

const prose = (rules: readonly Rule[], maxLength = Infinity) =>
  stringWith((text) =>
    text.length > maxLength ? `at most ${maxLength} characters instead of ${text.length}` : firstError(rules, text),
  )

const TEXT = [...SPELLING, ...TYPOGRAPHY, ...placeholderRules([])]

/** A text that visitors read, in British English and with typographic quotes. */
export const text = prose(TEXT)

/** Search engines cut longer titles off, and a longer headline fills the first screen. */
const MAX_TITLE = 60

/** A title of at most 60 characters. */
export const title = prose(TEXT, MAX_TITLE)

/** A text in which components replace these placeholders, such as `{fee}`. */
export const withPlaceholders = (...names: string[]) => prose([...SPELLING, ...TYPOGRAPHY, ...placeholderRules(names)])

/** A title of at most 60 characters in which components replace these placeholders. */
export const titleWithPlaceholders = (...names: string[]) =>
  prose([...SPELLING, ...TYPOGRAPHY, ...placeholderRules(names)], MAX_TITLE)

/** A name or a quotation, in its own spelling. */
export const verbatim = prose([...TYPOGRAPHY, ...placeholderRules([])])

/** A quotation. The page adds its quotation marks. */
export const quote = prose([
  [/^“[^”]*”$/, 'a quote without quotation marks: the page adds them'],
  ...TYPOGRAPHY,
  ...placeholderRules([]),
])

/** A figure of a case study, as written: `£24,387`, `35%` or `186`. */
export const figure = prose([...TYPOGRAPHY, ...placeholderRules([]).slice(0, 1)])

/** A name of at most 60 characters that fits the top bar. */
export const siteName = prose([
  [/^.{61}|\S{31}/, `at most ${MAX_TITLE} characters, and no word of more than 30`],
  ...TYPOGRAPHY,
  ...placeholderRules([]),
])

/** A description for search engines, which cut off longer ones. */
export const description = prose([
  [/^(.{0,69}|.{156,})$/, (found) => `70 to 155 characters instead of ${found.length}`],
  ...TEXT,
])

/** A short identifier that visitors do not read. */
export const identifier = format(/^[\w-]+$/, 'letters, digits and hyphens')

/** The forms of a text for one and for several. */
export const counted = <Form extends z.ZodType>(one: Form, many = one) =>
  z.strictObject({
    /** The text for one. */
    one,
    /** The text for several. */
    many,
  })

/** Texts of any structure: labels, lists of sentences, groups of both. */
const texts: z.ZodType<unknown, unknown> = z.lazy(() =>
  z.union([text, z.array(texts), z.record(z.string(), texts)], {
    error: ({ input }) =>
      typeof input === 'object'
        ? 'only texts in it: describe its other values in content/schema/index.ts'
        : 'a text between quotation marks',
  }),
)

/** Content of any structure, in which each text is one that visitors read. */
export const anything: z.ZodType<unknown, unknown> = z.lazy(() =>
  z.union([text, z.number(), z.boolean(), z.null(), z.array(anything), z.record(z.string(), anything)]),
)

/** Texts of any structure, with these fields of their own kind. */
export const textsWith = <Fields extends Record<string, z.ZodType>>(fields: Fields) => z.object(fields).catchall(texts)

/** A list of this length: the layout has a place for each entry. */
export const exactLength = {
  three: <Entry extends z.ZodType>(entry: Entry) => z.tuple([entry, entry, entry]),
  four: <Entry extends z.ZodType>(entry: Entry) => z.tuple([entry, entry, entry, entry]),
  five: <Entry extends z.ZodType>(entry: Entry) => z.tuple([entry, entry, entry, entry, entry]),
}

/**
 * Checks that no two entries of a list have the same name: clicking one question would open both.
 * @param key of the name of an entry.
 */
export const unique = <List extends z.ZodType>(key: string, list: List): List =>
  list.superRefine((entries, context) => {
    const names = (entries as readonly Record<string, unknown>[]).map((entry) => entry[key])
    for (const [index, name] of names.entries()) {
      const first = names.indexOf(name)
      if (name !== undefined && first < index)
        context.addIssue({ code: 'custom', path: [index, key], message: 'a unique value', params: { sameAs: first } })
    }
  })
