import { contentModules, leavesOf, type Leaf } from '@/lib/content-modules'
import { resolvePassword } from '@/lib/gate/password'
import { chargeAtCap } from '@/lib/prices/charge'
import { pricingContent } from '@/lib/prices/pricing-content'
import { wordsOf } from './readings'

/** Keys of prices in content/. Libraries do not have them, unlike `from` and `to` of the ad spend. */
export const PRICE_KEYS = ['price', 'yearlyPrice', 'totalValue', 'monthly', 'perConsultation', 'setup']
/** Files of content/ that share texts about services with content/pricing.ts. */
const SHARED_FILES = ['essential.ts', 'premium.ts', 'price-labels.ts', 'services.ts']
/** Minimum length of a searched part of a text, in characters. Shorter parts also occur in other texts. */
const MIN_LENGTH = 25

/** What only /pricing may show, after the password. Amounts are in whole pounds. */
export type Secrets = { password: string; amounts: readonly number[]; sentences: readonly string[] }

/** Returns the secrets of the site, and the amounts of /pricing that other pages show too. */
export async function secretsOfSite(): Promise<Secrets & { shownAmounts: number[] }> {
  const modules = await contentModules()
  const content = pricingContent()
  const caps = Object.values(content.packages).map(({ investment }) => chargeAtCap(investment))
  const amounts = [...new Set([...leavesOf(content).flatMap(amountsOf), ...caps])]
  // An amount in a sentence of another module may be copied from content/pricing.ts.
  const shown = new Set(leavesOf({ ...modules, 'pricing.ts': undefined }).map(({ value }) => value))
  const shownSentences = new Set(sentencesOf(SHARED_FILES.map((name) => modules[name])))
  return {
    password: resolvePassword(),
    amounts: amounts.filter((pounds) => !shown.has(pounds)),
    shownAmounts: amounts.filter((pounds) => shown.has(pounds)),
    sentences: sentencesOf(content).filter((sentence) => !shownSentences.has(sentence)),
  }
}

/** Returns the prices in a value of the content: a number with the key of a price, or amounts in a text. */
function amountsOf({ path, key, value }: Leaf): number[] {
  const isPrice = PRICE_KEYS.includes(key) || path.includes('adSpend.range.')
  if (typeof value === 'number') return isPrice ? [value] : []
  return (value.match(/(?<=£)\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')))
}

/** Returns the sentences of all texts, split at placeholders, that have at least `MIN_LENGTH` characters. */
function sentencesOf(content: unknown): string[] {
  return leavesOf(content)
    .flatMap(({ value }) => String(value).split(/(?<=[.?!])\s+|\{\w+\}/))
    .map((part) => wordsOf(part).trim())
    .filter(({ length }) => length >= MIN_LENGTH)
}
