import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { BuildError } from '@/lib/build-error'
import { resolvePassword } from '@/lib/gate/password'
import { formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { termCost } from '@/lib/prices/term-cost'
import { contentModules, leavesOf } from '../content-modules'
import type { ExportedFile } from './exported-files'

/** Keys of prices in the encrypted content. Other keys, such as `from` and `max`, also occur in libraries. */
const PRICE = /"(?<key>price|totalValue|monthly|perConsultation)":(?<digits>\d+)|£(?<pounds>[\d,]*\d)/g

const FIGURE = /\d{1,3}(,\d{3})+|\d+/g

/**
 * Searches the export for what the password of /pricing protects.
 * @throws BuildError when a file contains the password, or a price that only /pricing shows.
 */
export async function assertNoLeaks(files: readonly ExportedFile[]): Promise<void> {
  const leaks = findLeaks(files, resolvePassword(), pricingContent(), await publicContent())
  if (leaks.length > 0)
    throw new BuildError(
      `The export reveals what the password of /pricing protects: ${leaks.join(', ')}. Remove it from the texts of content/ and components/, from public/ and from the props of client components.`,
    )
}

/**
 * Returns a sentence for each exported file that contains the password, or a price that only the encrypted content has.
 * @param encrypted content of /pricing.
 * @param published content of the other pages. Its numbers and the figures of its case studies are public; a price in a
 * sentence is not, because it may be copied from content/pricing.ts.
 */
export function findLeaks(
  files: readonly ExportedFile[],
  password: string,
  encrypted: unknown,
  published: unknown,
): string[] {
  const publicPounds = new Set(
    leavesOf(published).flatMap(({ key, value }) =>
      typeof value === 'number' || key === 'figure' ? (String(value).match(FIGURE) ?? []).map(numberOf) : [],
    ),
  )
  const secrets = pricesOf(encrypted).filter(({ pounds }) => !publicPounds.has(pounds))
  const patterns = secrets.flatMap(({ key, pounds }) => [
    { name: formatPounds(pounds), pattern: textPattern(pounds) },
    ...(key ? [{ name: `"${key}":${pounds}`, pattern: codePattern(key, pounds) }] : []),
  ])
  return files.flatMap(({ path, text }) => {
    const readable = decode(text)
    const found = new Set(patterns.filter(({ pattern }) => pattern.test(readable)).map(({ name }) => name))
    return [...(text.includes(password) ? ['the password'] : []), ...found].map((name) => `${path} contains ${name}`)
  })
}

/** Returns the content that all pages may show: every file of content/ except pricing.ts, and sums of its figures. */
async function publicContent(): Promise<unknown> {
  const modules = Object.entries(await contentModules()).filter(([name]) => name !== 'pricing.ts')
  const sums = [essential, premium].map(({ investment }) => termCost(investment, figures.minimumMonths))
  return [...modules, ...sums]
}

/** Returns the prices of a content with their keys, such as `monthly`; '' for one in a text. */
function pricesOf(content: unknown) {
  const matches = JSON.stringify(content).matchAll(PRICE)
  return [...matches].map(({ groups }) => ({
    key: groups!.key ?? '',
    pounds: numberOf(groups!.digits ?? groups!.pounds!),
  }))
}

const numberOf = (figure: string) => Number(figure.replaceAll(',', ''))

/** Undoes the escapes of scripts and payloads, and the comments between a pound sign and its figure in React's HTML. */
function decode(text: string): string {
  return text
    .replace(/\\+(?:x|u00)([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&(?:pound|#163|#xa3);/gi, '£')
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
