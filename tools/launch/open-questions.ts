import { essential } from '@/content/essential'
import { premium as premiumEngine } from '@/content/premium'
import { packages } from '@/content/pricing'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import type { Path } from '@/content/types'
import { formatPounds, totalOf } from '@/lib/prices/money'

/** A decision that only the owner can take, and the place that it concerns. */
export type Question = { file: string; entry: string; question: string }

const sheet = 'content/pricing.ts'
const { core, premium } = packages
const listed = totalOf([...core.items, ...premium.items])

const routeEntry = (wanted: Path) => `routes[${routes.findIndex(({ path }) => path === wanted) + 1}]`

/** What the figures themselves ask; each goes away when they agree. */
function figureQuestions(): Question[] {
  const totals = {
    file: sheet,
    entry: 'packages.premium.totalValue',
    question: `the items of Premium add up to ${formatPounds(listed)}, but ${formatPounds(premium.totalValue)} is stated: which is right?`,
  }
  const prices = {
    file: sheet,
    entry: 'packages.premium.investment.monthly',
    question: `Premium costs ${formatPounds(premium.investment.monthly)} here and ${formatPounds(premiumEngine.investment.monthly)} on /premium: are these two packages, or is one price out of date?`,
  }
  return [
    ...(listed === premium.totalValue ? [] : [totals]),
    ...(premium.investment.monthly === Number(premiumEngine.investment.monthly) ? [] : [prices]),
  ]
}

/** What the specification leaves open. Take an entry out when the owner has answered it. */
const specificationQuestions: readonly Question[] = [
  {
    file: 'content/routes.ts',
    entry: routeEntry('/process'),
    question:
      'the growth framework stands at /process, which is probable but was never confirmed: is it the right address?',
  },
  {
    file: 'content/routes.ts',
    entry: routeEntry('/pricing'),
    question:
      'the Core and Premium packages stand at /pricing behind the password, which was never confirmed: is it the right address?',
  },
  {
    file: 'content/offer.ts',
    entry: 'offer',
    question: 'what /offer shows was not specified: are these the words and options you want?',
  },
  {
    file: 'content/scale.ts',
    entry: 'scale',
    question: 'what /scale shows was not specified: are these the words you want?',
  },
  {
    file: 'content/qualify.ts',
    entry: 'qualify',
    question: 'what /qualify shows was not specified: are these the words you want?',
  },
  {
    file: 'content/faq.ts',
    entry: 'faq.items',
    question: 'the wording of the answers was not specified: do you stand behind each?',
  },
  {
    file: 'content/home.ts',
    entry: 'founderLetter',
    question: "the founder's letter and the promises below it were not specified: would the founder sign them?",
  },
  {
    file: 'content/premium.ts',
    entry: `premium.items[${premiumEngine.items.findIndex(({ id }) => id === 'videos') + 1}]`,
    question:
      'the videos are priced by the year and counted as a twelfth of that in the total: is that how you count them?',
  },
  {
    file: 'content/essential.ts',
    entry: 'essential.investment',
    question: `the fee of ${formatPounds(essential.investment.perConsultation)} has a cap on /pricing and none on /essential and /premium: is that intended?`,
  },
  {
    file: 'content/essential.ts',
    entry: 'valueChart.points',
    question:
      'the chart names no source for what a patient is worth: whose figures are they, and may we say so below it?',
  },
  {
    file: sheet,
    entry: 'pricing.popular',
    question: '"Most Popular" is a claim that must be true when it is checked: do most clinics choose Premium?',
  },
  {
    file: 'content/website.ts',
    entry: 'caseStudies.items',
    question: 'the advertising rules ask for evidence of each result: is it on file, with the consent of each client?',
  },
  {
    file: 'content/website.ts',
    entry: 'websiteOffer.inclusions[1]',
    question:
      '"StoryBrand" is a trade mark of another company: are you certified or licensed to offer it under that name?',
  },
  {
    file: 'content/site.ts',
    entry: 'site.copyrightYear',
    question: `the copyright line says ${site.copyrightYear}, as specified: which year should it say at launch?`,
  },
]

/** Every open question to the owner, the figures' own first. */
export function openQuestions(): Question[] {
  return [...figureQuestions(), ...specificationQuestions]
}
