import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import { estimator } from '@/content/pricing'
import { qualify } from '@/content/qualify'
import type { ContentIssue } from './issue'
import { checkPlaceholders } from './placeholders'

const [minimum, adSpend, privatePatients] = qualify.commitments.items

/** Sentences with the figures that each must keep. */
const sentences: readonly [file: string, entry: string, text: string, names: readonly string[]][] = [
  ['price-terms', 'priceTerms.perYear', priceTerms.perYear, ['price']],
  ['price-terms', 'priceTerms.fee', priceTerms.fee, ['fee']],
  ['price-terms', 'priceTerms.cap', priceTerms.cap, ['cap']],
  ['price-terms', 'priceTerms.minimum', priceTerms.minimum, ['months']],
  ['premium', 'premium.investment.minimumLabel', premium.investment.minimumLabel, ['months']],
  ['pricing', 'estimator.attended.one', estimator.attended.one, ['attended']],
  ['pricing', 'estimator.attended.many', estimator.attended.many, ['attended']],
  ['pricing', 'estimator.chart', estimator.chart, ['core', 'coreCap', 'premium', 'premiumCap']],
  ['pricing', 'estimator.stops', estimator.stops, ['cap']],
  ['pricing', 'estimator.formula', estimator.formula, ['monthly', 'fee', 'cap', 'most']],
  ['pricing', 'estimator.sum', estimator.sum, ['monthly', 'charged', 'fee']],
  ['pricing', 'estimator.running', estimator.running, ['left']],
  ['pricing', 'estimator.announcement', estimator.announcement, ['attended', 'core', 'premium']],
  ['qualify', 'qualify.commitments.items[1].title', minimum.title, ['months']],
  ['qualify', 'qualify.commitments.items[2].text', adSpend.text, ['essential', 'premium']],
  ['qualify', 'qualify.commitments.items[3].text', privatePatients.text, ['fee']],
]

export function placeholderIssues(): ContentIssue[] {
  return sentences.flatMap(([file, entry, text, names]) =>
    checkPlaceholders({ file: `content/${file}.ts`, entry }, text, names),
  )
}
