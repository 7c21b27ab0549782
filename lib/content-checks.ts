import type { Package, Phase, RouteRow } from '@/content/types'
import { pounds, totalOf } from './money'

/** One thing that is wrong in the content, in words for whoever edits it. */
export type Problem = { file: string; entry: string; problem: string }

type Priced = Pick<Package, 'name' | 'items' | 'totalValue'>

const DESCRIPTION = { least: 70, most: 155 }
const TITLE = { most: 60 }
const POUND_FIELDS = new Set(['price', 'yearlyPrice', 'monthly', 'perConsultation', 'totalValue', 'value', 'from', 'to', 'setup'])

/**
 * What holds for every value in a content file: no empty text, straight apostrophes, whole pounds, unique ids.
 * @param file its name, for the messages.
 * @param exports what the file exports.
 */
export function checkValues(file: string, exports: unknown): Problem[] {
  return walk(exports, '').flatMap(({ entry, key, value }) => {
    const found = (problem: string) => [{ file, entry, problem }]
    if (typeof value === 'string') {
      if (value.trim() === '') return found('is empty: write its text, or take the entry out')
      if (value !== value.trim()) return found('begins or ends with a space: take the space out')
      if (/[‘’“”]/.test(value)) return found(`has a curly quotation mark in "${value}": use ' or "`)
    }
    if (typeof value === 'number' && POUND_FIELDS.has(key) && !(Number.isSafeInteger(value) && value >= 0)) {
      return found(`is ${value}: expected a whole number of pounds, such as 1500`)
    }
    if (Array.isArray(value)) return duplicates(value).flatMap((id) => found(`has two items with the id "${id}": give each its own`))
    return []
  })
}

/** The route table: each path once, and titles and descriptions that fit a search result. */
export function checkRoutes(rows: readonly RouteRow[]): Problem[] {
  const file = 'content/routes.ts'
  return rows.flatMap(({ path, title, description }, index) => {
    const found = (problem: string) => ({ file, entry: `routes, ${path}`, problem })
    const { length } = description
    return [
      rows.findIndex((row) => row.path === path) < index && found('stands twice: keep one row'),
      title.length > TITLE.most && found(`has a title of ${title.length} characters: at most ${TITLE.most}`),
      (length < DESCRIPTION.least || length > DESCRIPTION.most) &&
        found(`has a description of ${length} characters: expected ${DESCRIPTION.least} to ${DESCRIPTION.most}`),
    ].filter((problem) => problem !== false)
  })
}

/**
 * A package's total value must be the sum of its items.
 * @param accepted whole pounds by which the stated total may differ, where the owner has yet to decide.
 */
export function checkTotal(file: string, { name, items, totalValue }: Priced, accepted = 0): Problem[] {
  const yearly = items
    .filter(({ price, yearlyPrice }) => yearlyPrice !== undefined && yearlyPrice !== (price ?? 0) * 12)
    .map(({ title }) => ({ file, entry: `${name}, ${title}`, problem: 'has a yearly price that is not twelve times its monthly one' }))
  const sum = totalOf(items)
  if (sum + accepted === totalValue) return yearly
  const problem = `is ${pounds(totalValue)}, but the items add up to ${pounds(sum)}: correct the total or the items`
  return [...yearly, { file, entry: `${name}, totalValue`, problem }]
}

/** Phases are numbered from 1 and follow one another in time. */
export function checkPhases(phases: readonly Phase[]): Problem[] {
  return phases.flatMap(({ number, title, weeks }, index) => {
    const found = (problem: string) => ({ file: 'content/process.ts', entry: `phases, ${title}`, problem })
    const before = phases[index - 1]?.weeks
    return [
      number !== index + 1 && found(`has the number ${number} but stands in place ${index + 1}`),
      weeks.to !== undefined && weeks.to < weeks.from && found('ends before it begins'),
      before && (before.to ?? Infinity) >= weeks.from && found('begins before the phase above it has ended'),
    ].filter((problem) => typeof problem === 'object')
  })
}

type Visited = { entry: string; key: string; value: unknown }

function walk(value: unknown, entry: string, key = ''): Visited[] {
  const here = { entry, key, value }
  if (typeof value !== 'object' || value === null) return [here]
  const children = Object.entries(value).flatMap(([name, child]) => {
    const step = Array.isArray(value) ? `[${Number(name) + 1}]` : `${entry && '.'}${name}`
    return walk(child, entry + step, name)
  })
  return [here, ...children]
}

function duplicates(items: readonly unknown[]): string[] {
  const ids = items.map((item) => (item as { id?: string } | null)?.id).filter((id) => id !== undefined)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))]
}
