import { readFileSync } from 'node:fs'
import { parseFragment } from 'parse5'
import { contentModules, valuesOf } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'
import { filesBelow } from '@/build/pages'
import { pricingSheet } from '@/lib/prices/pricing-sheet'

const UNRENDERED_KEYS = ['id', 'icon', 'href']

/** Throws if a file of the export contains the password of /pricing, or content that it encrypts. */
export async function assertNoLeaks(folder: string): Promise<void> {
  const { password } = checkPricingPassword()
  const modules = Object.entries(await contentModules())
  const isPublic = (name: string) => !readFileSync(`content/${name}`, 'utf8').includes("import 'server-only'")
  const published = modules.filter(([name]) => isPublic(name)).map(([, module]) => module)
  const secrets = [password, ...collectSecrets(pricingSheet(), published)]
  const leaks = filesBelow(folder).flatMap((name) =>
    findLeaks(readFileSync(`${folder}/${name}`, 'utf8'), secrets).map(
      (secret) => `${folder}/${name} contains ${secret === password ? 'the password of /pricing' : `"${secret}"`}`,
    ),
  )
  if (leaks.length > 0)
    throw new Error(
      `The export reveals what the password of /pricing protects:\n${leaks.join('\n')}\nRemove it from public content and from the props of client components.`,
    )
}

/** @returns the sentences and figures of the sealed content that are not in the public content. */
export function collectSecrets(sealed: unknown, published: unknown): string[] {
  const publishedValues = new Set(valuesOf(published).map(({ value }) => value))
  const publishedText = [...publishedValues].join('\n')
  const found = valuesOf(sealed).flatMap(({ path, value }) => {
    const [, key = ''] = /(\w+)(\[\d+\])*$/.exec(path) ?? []
    if (UNRENDERED_KEYS.includes(key)) return []
    if (typeof value === 'number') {
      // Prices and counts are whole numbers above 0; the widths of measured lines are not.
      const isFigure = Number.isInteger(value) && value > 0
      return isFigure && !publishedValues.has(value) ? formatFigure(key, value) : []
    }
    // A single word is too common to be a secret.
    return /\s|\d/.test(value) && !publishedText.includes(value) ? [value] : []
  })
  return [...new Set(found)]
}

/** @returns a figure as it appears in texts and code. Bare numbers below 1,000 are omitted: they are in every file. */
function formatFigure(key: string, value: number): string[] {
  const grouped = value.toLocaleString('en-GB')
  // Minifiers write 2000 as 2e3.
  const exponent = value % 1000 === 0 ? [`${key}:${value / 1000}e3`] : []
  const bare = value >= 1000 ? [grouped, String(value), ...exponent] : []
  return [`£${grouped}`, ...bare, `${key}:${value}`, `"${key}":${value}`]
}

/** @returns the secrets that a text contains, also with JavaScript escapes or HTML entities, or with tags between. */
export function findLeaks(text: string, secrets: readonly string[]): string[] {
  const decoded = decodeEntities(unescapeScript(text))
  const readings = [text, decoded, decoded.replace(/<[^>]*>/g, '')]
  return secrets.filter((secret) =>
    readings.some((reading) => reading.includes(secret) && createPattern(secret).test(reading)),
  )
}

/** @returns a pattern that does not match a figure inside a longer number or name, such as `£24` in `£24,387`. */
function createPattern(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isFigure = /^("?\w+"?:)?£?[\d,e]+$/.test(text)
  return new RegExp(isFigure ? `(?<![\\w.#-])${literal}(?![\\w%]|\\.\\d|,\\d{3}(?!\\d))` : literal)
}

function decodeEntities(text: string): string {
  return text.replace(/&#?\w+;/g, (entity) => {
    const [node] = parseFragment(entity).childNodes
    return node && 'value' in node ? node.value : entity
  })
}

function unescapeScript(text: string): string {
  return text
    .replace(/\\+(?:u\{0*([0-9a-f]{1,5})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, braced, four, two) =>
      String.fromCodePoint(parseInt(braced ?? four ?? two, 16)),
    )
    .replace(/\\+(["'/`])/g, '$1')
}
