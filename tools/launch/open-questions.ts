import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { premium as premiumEngine } from '@/content/premium'
import { packages } from '@/content/pricing'
import { routes } from '@/content/routes'
import { owner, site } from '@/content/site'
import type { Owner, Path } from '@/content/types'
import { formatPoundRange, formatPounds, totalOf } from '@/lib/prices/money'

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
    question: 'the growth framework is at /process, which was never confirmed: is that the right address?',
  },
  {
    file: 'content/routes.ts',
    entry: routeEntry('/pricing'),
    question:
      'Core and Premium are at /pricing, behind the password, which was never confirmed: is that the right address?',
  },
  {
    file: 'content/offer.ts',
    entry: 'offer',
    question: 'the specification does not show /offer: are these the words and options you want?',
  },
  {
    file: 'content/scale.ts',
    entry: 'scale',
    question: 'the specification does not show /scale: are these the words you want?',
  },
  {
    file: 'content/qualify.ts',
    entry: 'qualify',
    question: 'the specification does not show /qualify: are these the words you want?',
  },
  {
    file: 'content/faq.ts',
    entry: 'faq.items',
    question: 'the specification asks these questions and gives no answers: do you stand behind each one?',
  },
  {
    file: 'content/home.ts',
    entry: 'founderLetter',
    question: 'the specification has no letter and no text below the promises: would the founder sign these?',
  },
  {
    file: 'content/premium.ts',
    entry: `premium.items[${premiumEngine.items.findIndex(({ id }) => id === 'videos') + 1}]`,
    question: 'the videos are priced by the year, and the total counts a twelfth of that: is that how you count them?',
  },
  {
    file: 'content/essential.ts',
    entry: 'essential.investment',
    question: `the fee of ${formatPounds(essential.investment.perConsultation)} is capped on /pricing but not on /essential or /premium: is that intended?`,
  },
  {
    file: 'content/essential.ts',
    entry: 'valueChart.points',
    question:
      'the chart gives no source for what a patient is worth: whose figures are they, and may we say so below it?',
  },
  {
    file: sheet,
    entry: 'pricing.popular',
    question: '"Most Popular" has to be true if anyone asks: do most clinics choose Premium?',
  },
  {
    file: 'content/website.ts',
    entry: 'caseStudies.items',
    question:
      "the advertising rules ask for evidence of each result: do you have it on file, with each client's consent?",
  },
  {
    file: 'content/website.ts',
    entry: 'websiteOffer.inclusions[1]',
    question: '"StoryBrand" is another company\'s trade mark: are you certified or licensed to use the name?',
  },
  {
    file: 'content/site.ts',
    entry: 'site.copyrightYear',
    question: `the copyright line says ${site.copyrightYear}, as specified: what should it say at launch?`,
  },
]

/** What a careful clinic owner will ask on the call, and no page answers. Take an entry out when it is settled. */
const practiceQuestions: readonly Question[] = [
  {
    file: 'content/difference.ts',
    entry: 'difference',
    question: 'will you work with two clinics in the same area, or is each client the only one there?',
  },
  {
    file: 'content/home.ts',
    entry: 'hero.promise',
    question: `every enquiry is answered within ${figures.replyMinutes} minutes: who answers at night and at weekends?`,
  },
  {
    file: 'content/qualify.ts',
    entry: 'qualify.commitments.items[4]',
    question: 'who attended is health data: what agreement covers it, and how is it sent and stored?',
  },
  {
    file: 'content/process.ts',
    entry: 'phases[2]',
    question: 'who signs off each ad against the GDC and ASA rules, you or the clinic?',
  },
  {
    file: 'content/process.ts',
    entry: 'phases[2].weeks',
    question: 'when do the first ads run, and what happens in week 2, which no phase covers?',
  },
  {
    file: 'content/process.ts',
    entry: 'phases',
    question:
      'no package lists the audit, the website makeover, the staff training or the retention campaigns: which package includes them?',
  },
  {
    file: 'content/home.ts',
    entry: 'videos',
    question: 'who films the videos, and where: does a crew come to the clinic, or does the clinic film itself?',
  },
  {
    file: 'content/price-terms.ts',
    entry: 'priceTerms.minimum',
    question: `what notice does a clinic give after the first ${figures.minimumMonths} months?`,
  },
  {
    file: 'content/qualify.ts',
    entry: 'qualify.commitments',
    question:
      'may the minimum term and the recommended ad spend be public, on a page that anyone with the link can read?',
  },
  {
    file: sheet,
    entry: 'packages.premium.items[2]',
    question: 'Premium has 6 videos a year on /premium and 12 a quarter on /pricing: which is right?',
  },
  {
    file: sheet,
    entry: 'packages.premium.investment.adSpend',
    question: `the minimum ad spend is a range, ${formatPoundRange(premium.investment.adSpend.range)}: what is the minimum?`,
  },
  {
    file: sheet,
    entry: 'packages.core.investment.cap',
    question:
      'the cap counts bookings and the fee counts attended consultations; the slider treats them as the same: is that right?',
  },
  {
    file: 'content/website.ts',
    entry: 'caseStudies.items[2].headline',
    question: '"£17,500 in 30 days": what was it, revenue, treatment value or something else?',
  },
  {
    file: 'content/website.ts',
    entry: 'caseStudies',
    question: 'the results on /website never mention a website: did any of them come from one?',
  },
  {
    file: 'content/website.ts',
    entry: 'websiteOffer',
    question:
      'home lists Premium Website Design, and the website package ends with wireframes: who designs and builds the site?',
  },
]

/** The entries of `owner` that are not set. */
function ownerQuestions(): Question[] {
  const questions: Record<keyof Owner, string> = {
    founder: "owner.founder is not set: what are the founder's name and role, to sign the letter?",
    photograph: 'owner.photograph is not set: is there a photograph of the founder to stand beside the letter?',
    discoveryCall: 'owner.discoveryCall is not set: how long is the discovery call, and is it by phone or by video?',
    privacyNotice: 'owner.privacyNotice is not set: where is the privacy notice, which the law asks for?',
    company: "owner.company is not set: what are the company's registered details, which the law asks for?",
  }
  return (Object.keys(questions) as (keyof Owner)[])
    .filter((key) => owner[key] === undefined)
    .map((key) => ({ file: 'content/site.ts', entry: 'owner', question: questions[key] }))
}

/** Every open question to the owner, what the site has to show first. */
export function openQuestions(): Question[] {
  return [...ownerQuestions(), ...figureQuestions(), ...specificationQuestions, ...practiceQuestions]
}
