import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium } from '@/content/premium'
import { contentModules, leavesOf, type Leaf } from '@/lib/content-modules'
import { resolvePassword } from '@/lib/gate/password'
import { chargeAtCap } from '@/lib/prices/charge'
import { pricingContent } from '@/lib/prices/pricing-content'
import { termCost } from '@/lib/prices/term-cost'
import { wordsOf } from './readings'

/** Keys of prices in content/. Libraries do not have them, unlike `from` and `to` of the ad spend. */
export const PRICE_KEYS = ['price', 'yearlyPrice', 'totalValue', 'monthly', 'perConsultation', 'setup']
/** Returns whether a value of the content is a price in whole pounds. */
const isPrice = ({ path, key }: Leaf) => PRICE_KEYS.includes(key) || path.includes('adSpend.range.')

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
  const amounts = [...new Set([...amountsOf(content), ...caps])]
  const publicAmounts = findPublicAmounts({ ...modules, 'pricing.ts': undefined })
  const shared = new Set(sentencesOf(SHARED_FILES.map((name) => modules[name])))
  return {
    password: resolvePassword(),
    amounts: amounts.filter((pounds) => !publicAmounts.has(pounds)),
    shownAmounts: amounts.filter((pounds) => publicAmounts.has(pounds)),
    sentences: [...new Set(sentencesOf(content))].filter((sentence) => !shared.has(sentence)),
  }
}

/**
 * Returns the numbers and the figures of case studies in the public content, and the costs of the minimum term. An amount in
 * a sentence does not count, because it may be copied from content/pricing.ts.
 */
function findPublicAmounts(modules: object): Set<number> {
  const sums = [essential, premium].map(({ investment }) => termCost(investment, figures.minimumMonths))
  const leaves = leavesOf([modules, sums])
  const numbers = leaves.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  return new Set([...numbers, ...leaves.filter(({ key }) => key === 'figure').flatMap(({ value }) => numbersIn(value))])
}

/** Returns the prices of a content, and the amounts in its texts. */
function amountsOf(content: unknown): number[] {
  return leavesOf(content).flatMap((leaf) => {
    if (typeof leaf.value === 'number') return isPrice(leaf) ? [leaf.value] : []
    return (leaf.value.match(/£\d[\d,]*/g) ?? []).flatMap((text) => numbersIn(text))
  })
}

/** Returns the sentences of all texts, split at placeholders, that have at least `MIN_LENGTH` characters. */
function sentencesOf(content: unknown): string[] {
  return leavesOf(content)
    .flatMap(({ value }) => String(value).split(/(?<=[.?!])\s+|\{\w+\}/))
    .map((part) => wordsOf(part).trim())
    .filter(({ length }) => length >= MIN_LENGTH)
}

const numbersIn = (text: string | number) =>
  (String(text).match(/\d[\d,]*/g) ?? []).map((n) => Number(n.replaceAll(',', '')))
