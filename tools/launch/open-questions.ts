import { readFileSync } from 'node:fs'
import { ownerQuestions } from '@/content/owner-questions'
import { premium as premiumEngine } from '@/content/premium'
import { packages } from '@/content/pricing'
import type { OwnerQuestion } from '@/content/types'
import { formatPounds, totalOf } from '@/lib/prices/money'
import { finding, type Finding } from './finding'

/** Every open question to the owner, those about figures first. */
export function openQuestions(questions: readonly OwnerQuestion[] = ownerQuestions): Finding[] {
  return [...figureQuestions(), ...questions.flatMap(locate)]
}

/** Each goes away when the figures agree. */
function figureQuestions(): Finding[] {
  const { core, premium } = packages
  const sum: number = totalOf([...core.items, ...premium.items])
  const here: number = premium.investment.monthly
  const there: number = premiumEngine.investment.monthly
  const totals = `the items of Premium add up to ${formatPounds(sum)}, but ${formatPounds(premium.totalValue)} is stated: which is right?`
  const prices = `Premium costs ${formatPounds(here)} here and ${formatPounds(there)} on /premium: are these two packages, or is one price out of date?`
  return [
    ...(sum === premium.totalValue ? [] : [finding('content/pricing.ts', 'packages.premium.totalValue', totals)]),
    ...(here === there ? [] : [finding('content/pricing.ts', 'packages.premium.investment.monthly', prices)]),
  ]
}

function locate({ file, text, question }: OwnerQuestion): Finding[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(text))
  return index < 0 ? [] : [{ file, line: index + 1, text: question }]
}
