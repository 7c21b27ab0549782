import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { contentModules, leavesOf, type Leaf } from '@/build/content/modules'
import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { BuildError } from '@/lib/build-error'
import { withAdSpend } from '@/lib/prices/investment'

const UNRENDERED_KEYS = ['id', 'icon', 'href']
/** Keys whose values are searched for in code too. Others, such as `from` and `max`, are also keys of libraries. */
const PRICE_KEYS = ['price', 'yearlyPrice', 'totalValue', 'monthly', 'perConsultation']

/** A figure with its key, as in code. */
export const KEYED_FIGURE = /^(\w+):(\d+)$/

/**
 * Returns the content that pages may show: the modules of content/ that are not sealed, and sums of their figures.
 * @throws BuildError when no module is sealed, because all content would then count as public.
 */
export async function publicContent(): Promise<object[]> {
  const modules = Object.entries(await contentModules())
  const published = modules.filter(([name]) => !isSealed(readFileSync(`content/${name}`, 'utf8')))
  if (published.length === modules.length)
    throw new BuildError(
      "No file of content/ has the line import 'server-only', so that the search for private content would find none: add the line to content/pricing.ts",
    )
  // Pages also show sums of published figures, which can equal a sealed one.
  const sums = [essential, premium].map(({ investment }) => ({ ...withAdSpend(investment) }))
  return [...published.map(([, module]) => module), ...sums]
}

/** Returns whether the source of a module imports `server-only`, which keeps it out of the scripts of pages. */
export function isSealed(source: string): boolean {
  return ts.preProcessFile(source).importedFiles.some(({ fileName }) => fileName === 'server-only')
}

/** Returns the sentences and figures of the sealed content that are not in the public content. */
export function collectSecrets(sealed: unknown, published: unknown): string[] {
  const values = leavesOf(published).map(({ value }) => value)
  const publishedText = values.join('\n')
  const figuresInText = publishedText.match(/£\d[\d,]*|\b\d{1,3}(,\d{3})+/g) ?? []
  const publishedFigures = new Set([...values, ...figuresInText.map(digitsOf)])
  const isPublishedPart = (part: string) =>
    /^£?\d[\d,]*$/.test(part) ? publishedFigures.has(digitsOf(part)) : publishedText.includes(part)
  // Pages also show published figures in published labels, such as £3,000 in `{price} a month`.
  const isPublished = (secret: string) => {
    const text = secret.replace(KEYED_FIGURE, '$2')
    return isPublishedPart(text) || text.split(/(£?\d[\d,]*)/).every(isPublishedPart)
  }
  const candidates = new Set(leavesOf(sealed).flatMap(secretsIn))
  return [...candidates].filter((secret) => !isPublished(secret))
}

const digitsOf = (figure: string) => Number(figure.replace(/\D/g, ''))

/** Returns a text or a figure of the sealed content in each form in which a file may contain it. */
function secretsIn({ key, value }: Leaf): string[] {
  if (UNRENDERED_KEYS.includes(key)) return []
  // Prices and counts are whole numbers above 0; the widths of measured lines are not.
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 ? formatFigure(key, value) : []
  // A single word is too common to be a secret.
  return /\s|\d/.test(value) ? [value] : []
}

/** Returns a figure as it appears in texts and code. Digits without a pound sign, comma or key are in every file. */
function formatFigure(key: string, value: number): string[] {
  const grouped = value.toLocaleString('en-GB')
  const forms = value < 1000 ? [`£${value}`] : [`£${grouped}`, `£${value}`, grouped]
  return PRICE_KEYS.includes(key) ? [...forms, `${key}:${value}`] : forms
}
