import { readFileSync } from 'node:fs'
import { premium as premiumEngine } from '@/content/premium'
import { packages } from '@/content/pricing'
import { owner } from '@/content/site'
import type { Owner } from '@/content/schema'
import { formatPounds, totalOf } from '@/lib/prices/money'
import { finding, type Finding } from './finding'
import { ownerQuestions, type OwnerQuestion } from './owner-questions'

/** Every open question to the owner, what the site has to show first. */
export function openQuestions(questions: readonly OwnerQuestion[] = ownerQuestions): Finding[] {
  return [...unsetEntries(), ...figureQuestions(), ...questions.flatMap(locate)]
}

/** The entries of `owner` that are not set. */
function unsetEntries(): Finding[] {
  const questions: Record<keyof Owner, string> = {
    founder: "owner.founder is not set: what are the founder's name and role, to sign the letter?",
    photograph: 'owner.photograph is not set: is there a photograph of the founder to stand beside the letter?',
    discoveryCall: 'owner.discoveryCall is not set: how long is the discovery call, and is it by phone or by video?',
    privacyNotice: 'owner.privacyNotice is not set: where is the privacy notice, which the law asks for?',
    company: "owner.company is not set: what are the company's registered details, which the law asks for?",
  }
  return (Object.keys(questions) as (keyof Owner)[])
    .filter((key) => owner[key] === undefined)
    .map((key) => finding('content/site.ts', 'owner', questions[key]))
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
