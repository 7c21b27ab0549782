import { readFileSync } from 'node:fs'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { BuildError } from '@/lib/build-error'
import { contentModules, leavesOf } from '@/lib/content-modules'
import { filesBelow } from '@/lib/files'
import { resolvePassword } from '@/lib/gate/password'
import { formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { termCost } from '@/lib/prices/term-cost'
import { isPrice } from '../check/check-value'

/** A price in the encrypted content, by its key or its £. Other keys, such as `from` and `max`, also occur in libraries. */
const PRICE = /"(?<key>price|totalValue|monthly|perConsultation)":(?<digits>\d+)|£(?<pounds>[\d,]*\d)/g

const FIGURE = /\d{1,3}(,\d{3})+|\d+/g

/** Files of content/ that share texts about services with content/pricing.ts. */
const SHARED_FILES = ['essential.ts', 'premium.ts', 'price-labels.ts', 'services.ts']

/** Minimum length of a searched part of a text, in characters. Shorter parts also occur in other texts. */
const MIN_LENGTH = 25

/** A text file of the export. */
type ExportedFile = { path: string; text: string }

/** What the password protects, with the texts and prices that public pages share with it. */
type Secrets = { password: string; content: unknown; sharedTexts: unknown; publicPrices: ReadonlySet<number> }

/**
 * Searches the export for what the password of /pricing protects, and prints which of its prices other pages show.
 * @throws BuildError when a file contains the password, or a text or price that only /pricing shows.
 */
export async function assertNoLeaks(folder: string): Promise<void> {
  const files = filesBelow(folder)
    .filter((name) => /\.(html|js|json|txt|xml|svg)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }))
  const modules = await contentModules()
  const secrets = {
    password: resolvePassword(),
    content: pricingContent(),
    sharedTexts: SHARED_FILES.map((name) => modules[name]),
    publicPrices: publicPrices(Object.entries(modules).filter(([name]) => name !== 'pricing.ts')),
  }
  const leaks = findLeaks(files, secrets)
  if (leaks.length > 0)
    throw new BuildError(
      `The export reveals what the password of /pricing protects: ${leaks.join(', ')}. Remove it from the texts of content/ and components/, from public/ and from the props of client components.`,
    )
  const shown = pricesOf(secrets.content).flatMap(({ pounds }) => (secrets.publicPrices.has(pounds) ? [pounds] : []))
  if (shown.length > 0)
    console.log(`Prices of /pricing that other pages show too: ${[...new Set(shown)].map(formatPounds).join(', ')}.`)
}

/** Returns a sentence for each exported file that contains the password, or a text or price that only /pricing shows. */
export function findLeaks(files: readonly ExportedFile[], secrets: Secrets): string[] {
  const { password, content, sharedTexts, publicPrices: shown } = secrets
  const patterns = pricesOf(content)
    .filter(({ pounds }) => !shown.has(pounds))
    .flatMap(({ key, pounds }) => [
      { name: formatPounds(pounds), pattern: textPattern(pounds) },
      ...(key ? [{ name: `"${key}":${pounds}`, pattern: codePattern(key, pounds) }] : []),
    ])
  const shared = new Set(partsOf(sharedTexts))
  const texts = [...new Set(partsOf(content))].filter((part) => !shared.has(part))
  return files.flatMap(({ path, text }) => {
    const readable = decode(text)
    const found = new Set([
      ...(text.includes(password) ? ['the password'] : []),
      ...patterns.filter(({ pattern }) => pattern.test(readable)).map(({ name }) => name),
      ...texts.filter((part) => readable.includes(part)).map((part) => `“${part}”`),
    ])
    return [...found].map((name) => `${path} contains ${name}`)
  })
}

/**
 * Returns the public prices: prices and figures of case studies in the public content, and costs of the minimum term. A price
 * in a sentence does not count, because it may be copied from content/pricing.ts.
 */
function publicPrices(published: unknown): Set<number> {
  const sums = [essential, premium].flatMap(({ investment }) =>
    leavesOf(termCost(investment, figures.minimumMonths)).map(({ value }) => Number(value)),
  )
  const prices = leavesOf(published).flatMap((leaf) => {
    if (typeof leaf.value === 'number') return isPrice(leaf) ? [leaf.value] : []
    return leaf.key === 'figure' ? (leaf.value.match(FIGURE) ?? []).map(numberOf) : []
  })
  return new Set([...prices, ...sums])
}

/** Returns the prices of a content with their keys, such as `monthly`, or '' for a price in a text. */
function pricesOf(content: unknown) {
  const matches = JSON.stringify(content).matchAll(PRICE)
  return [...matches].map(({ groups }) => ({
    key: groups!.key ?? '',
    pounds: numberOf(groups!.digits ?? groups!.pounds!),
  }))
}

/** Returns the sentences of all texts, split at placeholders, that have at least `MIN_LENGTH` characters. */
function partsOf(content: unknown): string[] {
  return leavesOf(content)
    .flatMap(({ value }) => decode(String(value)).split(/(?<=[.?!])\s+|\{\w+\}/))
    .map((part) => part.trim())
    .filter(({ length }) => length >= MIN_LENGTH)
}

const numberOf = (figure: string) => Number(figure.replaceAll(',', ''))

/** Removes escapes of HTML, scripts and payloads, no-break spaces, and React's comments between two texts. */
function decode(text: string): string {
  return text
    .replace(/\\+(?:x|u00)([\da-f]{2})|\\+u([\da-f]{4})/gi, (_, byte: string, unit: string) =>
      String.fromCharCode(parseInt(byte ?? unit, 16)),
    )
    .replace(/&(?:pound|#163|#xa3);/gi, '£')
    .replace(/&amp;/g, '&')
    .replace(/\u00a0|&nbsp;/g, ' ')
    .replace(/<!--.*?-->/g, '')
}

/** Matches `£1,495` and `£1495`, but not the beginning of `£1,495.50`, `£14,950` or `£20k`. */
function textPattern(pounds: number): RegExp {
  return new RegExp(`${formatPounds(pounds).replaceAll(',', ',?')}(?![,.]?\\d|[km]\\b)`)
}

/** Matches `"monthly":1495`, `\"monthly\":1495` and `monthly:1495`; minifiers write 2000 as 2e3. */
function codePattern(key: string, pounds: number): RegExp {
  const exponent = String(pounds).replace(/0{3,}$/, (zeros) => `e${zeros.length}`)
  return new RegExp(`(?<![\\w$])${key}\\\\*["']?:\\s*(${pounds}|${exponent})(?![\\w.])`)
}
