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

/**
 * Checks every value of a content file: no empty text, stray space, curly quotation mark or unknown placeholder; whole
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
    ...(/[‘’“”]/.test(text) ? [`has a curly quotation mark in "${text}": use ' or "`] : []),
    ...(/\bundefined\b|\bNaN\b/.test(text) ? [`says "${text}": a figure that it names is missing`] : []),
    ...unknown.map(
      (name) => `has {${name}}, which nothing fills: expected one of ${placeholders.map(braced).join(', ')}`,
    ),
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
