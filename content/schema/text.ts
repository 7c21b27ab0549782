/* Kinds of text. Each message completes the sentence “… is …, expected …”. */

import { z } from 'zod'
import { isPage, isPublished, pagePaths } from './files'

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

const prose = (rules: readonly Rule[]) => stringWith((text) => firstError(rules, text))

const TEXT = [...SPELLING, ...TYPOGRAPHY, ...placeholderRules([])]
const VERBATIM = [...TYPOGRAPHY, ...placeholderRules([])]

/** A text that visitors read, in British English and with typographic quotes. */
export const text = prose(TEXT)

/** Search engines cut longer titles off, and a longer headline fills the first screen. */
const MAX_TITLE = 60

/** Limits a text to the length of a title. */
export const short = (kind: z.ZodString) =>
  kind.max(MAX_TITLE, {
    error: ({ input }) => `at most ${MAX_TITLE} characters instead of ${(input as string).length}`,
  })

/** A title of at most 60 characters. */
export const title = short(text)

/** A text in which components replace these placeholders, such as `{fee}`. */
export const withPlaceholders = (...names: string[]) => prose([...SPELLING, ...TYPOGRAPHY, ...placeholderRules(names)])

/** A name or a quotation, in its own spelling. */
export const verbatim = prose(VERBATIM)

/** A quotation. The page adds its quotation marks. */
export const quote = prose([[/^“[^”]*”$/, 'a quote without quotation marks: the page adds them'], ...VERBATIM])

/** A figure of a case study, as written: `£24,387`, `35%` or `186`. */
export const figure = prose([...TYPOGRAPHY, ...placeholderRules([]).slice(0, 1)])

/** A description for search engines, which cut off longer ones. */
export const description = prose([
  [/^(.{0,69}|.{156,})$/, (found) => `70 to 155 characters instead of ${found.length}`],
  ...TEXT,
])

/** A short identifier that visitors do not read. */
export const identifier = format(/^[\w-]+$/, 'letters, digits and hyphens')

/** The path of a page of the site, or of a file in public/. */
const address: z.ZodType<`/${string}`, `/${string}`> = stringWith((href) => {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && (isPage(path) || isPublished(path))
    ? undefined
    : `the path of a page: ${pagePaths().join(', ')}`
}) as never

/** A link or button. */
export const action = z.strictObject({
  label: text,
  /** The path of a page of the site, such as `/book`, with the section of the page if it is not its top: `/website#results`. */
  href: address,
})

/** The forms of a text for one and for several. */
export const counted = <Form extends z.ZodType>(one: Form, many = one) => z.strictObject({ one, many })

/** Fields that tell the entries of a list apart. */
const NAMES = ['id', 'service', 'title', 'question', 'struck', 'term', 'quote']

type Entries = readonly (Readonly<Record<string, unknown>> | null)[]

/** A list in which no two entries have the same name: clicking one question would open both. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).superRefine((entries, context) => {
    for (const key of NAMES) {
      const names = (entries as Entries).map((fields) => fields?.[key])
      for (const [index, name] of names.entries()) {
        const isRepeated = name !== undefined && names.indexOf(name) < index
        if (isRepeated)
          context.addIssue({ code: 'custom', path: [index, key], message: 'a value that no other entry has' })
      }
    }
  })

/** Texts of any structure: labels, lists of entries with the same fields, groups of both. */
export const texts = z.unknown().superRefine((value, context) => {
  // z.union would not say which of the texts is invalid.
  const group = typeof value === 'object' && value ? textsWith({}) : text
  const kind = Array.isArray(value) ? textLists : group
  for (const issue of kind.safeParse(value).error?.issues ?? []) context.addIssue({ ...issue })
})

const textLists: z.ZodType = list(texts).superRefine((entries, context) => {
  const fieldsOf = (entry: unknown) => Object.keys(typeof entry === 'object' ? entry! : {}).join(', ')
  const [first] = entries
  for (const [index, entry] of entries.entries())
    if (fieldsOf(entry) !== fieldsOf(first))
      context.addIssue({ code: 'custom', path: [index], message: `the fields of the first entry: ${fieldsOf(first)}` })
})

/** Texts of any structure, with these fields of their own kind. */
export const textsWith = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  z.object({ title: title.optional(), href: address.optional(), ...fields } as Fields).catchall(texts)
