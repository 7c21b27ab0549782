import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { contentModules, leavesOf } from '@/lib/content-modules'
import { resolvePassword } from '@/lib/gate/password'
import { isPrice } from '@/lib/prices/is-price'
import { formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { termCost } from '@/lib/prices/term-cost'
import { decodeText } from './decode-text'

/** A price in the encrypted content, by its key or its £. Other keys, such as `from` and `max`, also occur in libraries. */
const PRICE = /"(?<key>price|totalValue|monthly|perConsultation)":(?<digits>\d+)|£(?<pounds>[\d,]*\d)/g

const FIGURE = /\d{1,3}(,\d{3})+|\d+/g

/** Files of content/ that share texts about services with content/pricing.ts. */
const SHARED_FILES = ['essential.ts', 'premium.ts', 'price-labels.ts', 'services.ts']

/** Minimum length of a searched part of a text, in characters. Shorter parts also occur in other texts. */
const MIN_LENGTH = 25

/** What only /pricing may show, after the password. */
export type Secret = {
  /** For messages. It does not repeat the password. */
  name: string
  /** Returns whether a text contains it, after `decodeText`. */
  isIn: (text: string) => boolean
  /** Whether only a file of public/ can reveal it: in other files, such a figure is probably no price. */
  inPublicFilesOnly?: boolean
}

/** What the password protects, with the texts and prices that public pages share with it. */
type Sources = { password: string; content: unknown; sharedTexts: unknown; publicPrices: ReadonlySet<number> }

/** Returns the secrets of the site, and the prices of /pricing that other pages show too. */
export async function secretsOfSite(): Promise<{ secrets: Secret[]; shownPrices: number[] }> {
  const modules = await contentModules()
  const content = pricingContent()
  const publicPrices = findPublicPrices(Object.entries(modules).filter(([name]) => name !== 'pricing.ts'))
  const sharedTexts = SHARED_FILES.map((name) => modules[name])
  return {
    secrets: createSecrets({ password: resolvePassword(), content, sharedTexts, publicPrices }),
    shownPrices: [...new Set(pricesOf(content).map(({ pounds }) => pounds))].filter((pounds) =>
      publicPrices.has(pounds),
    ),
  }
}

/** Returns the password, and the prices and the sentences that only /pricing shows. */
export function createSecrets({ password, content, sharedTexts, publicPrices }: Sources): Secret[] {
  const prices = pricesOf(content).filter(({ pounds }) => !publicPrices.has(pounds))
  const shared = new Set(partsOf(sharedTexts))
  const parts = new Set(partsOf(content).filter((part) => !shared.has(part)))
  const ofPattern = (name: string, pattern: RegExp) => ({
    name: `${name} of content/pricing.ts`,
    isIn: (text: string) => pattern.test(text),
  })
  return [
    { name: 'the password', isIn: (text) => text.includes(password) },
    ...prices.flatMap(({ key, pounds }) => [
      ofPattern(formatPounds(pounds), textPattern(pounds)),
      ...(key ? [ofPattern(`"${key}":${pounds}`, codePattern(key, pounds))] : []),
      { ...ofPattern(formatPounds(pounds), figurePattern(pounds)), inPublicFilesOnly: true },
    ]),
    ...[...parts].map((part) => ({
      name: `“${part}” of content/pricing.ts`,
      isIn: (text: string) => text.includes(part),
    })),
  ]
}

/**
 * Returns the public prices: prices and figures of case studies in the public content, and costs of the minimum term. A price
 * in a sentence does not count, because it may be copied from content/pricing.ts.
 */
function findPublicPrices(published: unknown): Set<number> {
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
    .flatMap(({ value }) => decodeText(String(value)).split(/(?<=[.?!])\s+|\{\w+\}/))
    .map((part) => part.trim())
    .filter(({ length }) => length >= MIN_LENGTH)
}

const numberOf = (figure: string) => Number(figure.replaceAll(',', ''))

/** The digits of a price, with or without a comma. */
const digitsOf = (pounds: number) => formatPounds(pounds).slice(1).replaceAll(',', '[, ]?')

/** Matches `£1,495`, `£1495` and `£1,495.00`, but not the beginning of `£1,495.50`, `£14,950` or `£20k`. */
function textPattern(pounds: number): RegExp {
  return new RegExp(`(?:£|\\bGBP) ?${digitsOf(pounds)}(?:\\.00)?(?![,.]?\\d|[km]\\b)`)
}

/** Matches `"monthly":1495`, `\"monthly\":1495` and `monthly:1495`; minifiers write 2000 as 2e3. */
function codePattern(key: string, pounds: number): RegExp {
  const exponent = String(pounds).replace(/0{3,}$/, (zeros) => `e${zeros.length}`)
  return new RegExp(`(?<![\\w$])${key}\\\\*["']?:\\s*(${pounds}|${exponent})(?![\\w.])`)
}

/**
 * Matches 1,495 and 1495 without a £, as in a table of prices, but no part of a date, an address or a telephone number. Figures
 * below 1,000 need a £, and those that can be years a comma.
 */
function figurePattern(pounds: number): RegExp {
  const grouped = `(?<!\\d[, ])${formatPounds(pounds).slice(1)}(?!,\\d)`
  const plain = `(?<!\\d )${pounds}(?! \\d)`
  const figure = pounds < 1000 ? '(?!)' : pounds >= 1900 && pounds < 2100 ? grouped : `(?:${grouped}|${plain})`
  return new RegExp(`(?<![\\w.%=#/-])${figure}(?:\\.00)?(?![\\w%]|[.-]\\d)`)
}
