import { placeholders } from '@/lib/text/interpolate'
import type { ContentIssue } from './issue'
import { walk } from './walk'

const POUND_FIELDS = new Set([
  'price',
  'yearlyPrice',
  'monthly',
  'perConsultation',
  'totalValue',
  'value',
  'from',
  'to',
  'setup',
])
const COUNT_FIELDS = new Set([
  'cap',
  'minimumMonths',
  'replyMinutes',
  'strategyCallMinutes',
  'roadmapMonths',
  'axisMaximum',
])

/** Addresses and keys, whose hyphens are not typography. */
const TECHNICAL = /^(https?:|\/)\S*$|^\S+@\S+$|^[\w-]{22}$/
const RANGE = /\d\s?-\s?\d/
/** A figure, or the braces that will hold it, with an ordinary space after it. */
const UNIT = /[\d}] (minutes?|min|hours?|days?|weeks?|months?|years?)\b/

/**
 * Checks every value of a content file: no empty text or stray space; typographic marks; known placeholders; whole
 * pounds; unique ids.
 */
export function checkValues(file: string, exports: unknown): ContentIssue[] {
  return walk(exports).flatMap(({ entry, key, value }) =>
    messagesFor(key, value).map((message) => ({ file, entry, message })),
  )
}

function messagesFor(key: string, value: unknown): string[] {
  if (typeof value === 'string') return textMessages(value)
  if (typeof value === 'number') return numberMessages(key, value)
  if (Array.isArray(value)) return duplicates(value).map((id) => `has two items with the id "${id}": give each its own`)
  return []
}

function textMessages(text: string): string[] {
  if (text.trim() === '') return ['is empty: write its text, or take the entry out']
  const unknown = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))
  return [
    ...(text === text.trim() ? [] : ['begins or ends with a space: take the space out']),
    ...(/\S {2,}\S/.test(text) ? ['has two spaces in a row: take one out'] : []),
    ...typographyMessages(text),
    ...(/\bundefined\b|\bNaN\b/.test(text) ? [`says "${text}": a figure that it names is missing`] : []),
    ...unknown.map(
      (name) => `has {${name}}, which nothing fills: expected one of ${placeholders.map(braced).join(', ')}`,
    ),
  ]
}

function typographyMessages(text: string): string[] {
  return [
    ...(/['"]/.test(text) ? [`has a straight quotation mark in "${text}": use ’ or “ ”`] : []),
    ...(RANGE.test(text) && !TECHNICAL.test(text)
      ? [`has a hyphen between figures in "${text}": use an en dash, as in 3–8`]
      : []),
    ...(UNIT.test(text)
      ? [`has an ordinary space before a unit in "${text}": use \\u00a0, which keeps figure and unit on one line`]
      : []),
  ]
}

function numberMessages(key: string, value: number): string[] {
  const whole = Number.isSafeInteger(value)
  if (POUND_FIELDS.has(key) && !(whole && value >= 0))
    return [`is ${value}: expected a whole number of pounds, such as 1500`]
  if (COUNT_FIELDS.has(key) && !(whole && value > 0)) return [`is ${value}: expected a whole number above 0`]
  return []
}

const braced = (name: string) => `{${name}}`
const isPlaceholder = (name: string) => placeholders.some((known) => known === name)

function duplicates(items: readonly unknown[]): string[] {
  const ids = items.map((item) => (item as { id?: string } | null)?.id).filter((id) => id !== undefined)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))]
}
