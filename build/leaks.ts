import '@/build/load-env'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decodeHTMLStrict } from 'entities'
import { contentModules } from '@/build/content-issues'
import { filesBelow } from '@/build/pages'
import { checkPricingPassword } from '@/build/gate-password'
import { investmentTerms } from '@/lib/prices/investment'
import { monthlyCharge } from '@/lib/prices/money'
import { pricingSheet } from '@/lib/prices/pricing-sheet'

/** Keys whose values are not shown. */
const NOT_SHOWN = new Set(['id', 'icon', 'href'])

/** In bytes: decoded noise, such as a font's, holds any text that is shorter by chance. */
const MIN_IN_BASE64 = 5

/**
 * Searches the export for the sealed content of /pricing and for its password.
 * @throws Error that names each file and what it holds.
 */
export async function assertNoLeaks(folder: string): Promise<void> {
  const { password } = checkPricingPassword()
  const sheet = pricingSheet()
  const shown = Object.values(sheet.packages).map(({ investment }) => [
    investmentTerms(investment, sheet.terms),
    monthlyCharge(investment, investment.cap),
  ])
  const secrets = [password, ...secretsOf([sheet, shown], await publicContent())]
  const files = filesBelow(folder)
  // What a file and its compressed copies hold is searched once.
  const found = new Map<string, string[]>()
  const leaks = files.flatMap((name) => {
    const text = readExpanded(`${folder}/${name}`)
    if (!found.has(text)) found.set(text, leaksIn(text, secrets))
    return found.get(text)!.map((secret) => {
      return `${folder}/${name} holds ${secret === password ? 'the password' : `"${secret}"`}`
    })
  })
  if (leaks.length > 0) throw new Error(`Sealed content is published:\n${leaks.join('\n')}`)
  console.log(
    `None of ${secrets.length} sealed texts and figures is in any of the ${files.length} files of ${folder}/.`,
  )
}

/** The content that may be sent to visitors. */
async function publicContent(): Promise<object[]> {
  return Object.entries(await contentModules())
    .filter(([name]) => !readFileSync(`content/${name}`, 'utf8').includes("import 'server-only'"))
    .map(([, module]) => module)
}

function readExpanded(path: string): string {
  const bytes = readFileSync(path)
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString()
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

/** @returns the figures and sentences that stand in the sealed content only. */
export function secretsOf(sealed: unknown, published: unknown): string[] {
  const open = valuesOf(published)
  const openText = open.map(({ value }) => value).join('\n')
  const openFigures = new Set(open.map(({ value }) => value))
  const found = valuesOf(sealed).flatMap(({ key, value }) => {
    if (NOT_SHOWN.has(key)) return []
    if (typeof value === 'number') return openFigures.has(value) ? [] : figureForms(key, value)
    return /\s|\d/.test(value) && !openText.includes(value) ? [value] : []
  })
  return [...new Set(found)]
}

type Value = { key: string; value: string | number }

function valuesOf(value: unknown, key = ''): Value[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => valuesOf(child, Array.isArray(value) ? key : name))
}

/** A figure as text and as code; a bare number of few digits would match everywhere. */
function figureForms(key: string, value: number): string[] {
  const grouped = value.toLocaleString('en-GB')
  const bare = value >= 1000 ? [grouped, String(value)] : []
  return [`£${grouped}`, ...bare, `${key}:${value}`, `"${key}":${value}`]
}

/** @returns the secrets that a text holds: plain, escaped, as entities, across tags, or any of these in base64. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  const plain = readingsOf(text)
  const encoded = readingsOf(decodedBase64(text))
  return secrets.filter((secret) => {
    const readings = Buffer.byteLength(secret) < MIN_IN_BASE64 ? plain : [...plain, ...encoded]
    return readings.some((reading) => reading.includes(secret) && patternOf(secret).test(reading))
  })
}

/** Matches a text, but not a number inside a longer number or name. */
function patternOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${/^\d/.test(text) ? '(?<![\\w.#-])' : ''}${literal}${/\d$/.test(text) ? '(?![\\w%])' : ''}`)
}

function readingsOf(text: string): string[] {
  const decoded = unescape(decodeHTMLStrict(unescape(text)))
  return [text, decoded].flatMap((reading) => [reading, reading.replace(/<[^>]*>/g, '')])
}

/** Decodes what JavaScript, JSON (also inside JSON) and URLs escape. */
function unescape(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
    .replace(/\\+(?:u\{0*([0-9a-f]{1,5})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, braced, four, two) =>
      String.fromCodePoint(parseInt(braced ?? four ?? two, 16)),
    )
    .replace(/\\+(["'/`])/g, '$1')
}

/** Decodes every run of letters as base64, from each alignment, because letters may stand before it. */
function decodedBase64(text: string): string {
  const runs = text.match(/[\w+/-]{8,}/g) ?? []
  return runs.flatMap((run) => [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64').toString())).join('\n')
}
