import type { CaseStudy, Owner, PricingPackage, Site, Testimonial } from '@/content/types'

/*
 * Questions for the owner, which `npm run launch-check` lists with the line of content/ that each is about.
 *
 * To delete a question that is answered, search this file for its words, and delete its entry: every line from the `{`
 * above the words to the `},` below them.
 */

/** Content that can answer a question. Entries do not import it, because deleting one could leave an unused import. */
export type Content = {
  site: Site
  owner: Owner
  packages: Record<'core' | 'premium', PricingPackage>
  pricing: { popular: string }
  caseStudies: { items: readonly CaseStudy[] }
  testimonials: { items: readonly Testimonial[] }
}

export type Question = {
  file: `content/${string}.ts`
  /** Texts in the file: each is searched after the one before it, and the line of the last one is listed. */
  anchor: readonly [string, ...string[]]
  question: string
  /** Whether the question is listed. Without it, the question is listed until its entry is deleted. */
  isOpen?: (content: Content) => boolean
}

export const questions: readonly Question[] = [
  // Pages
  {
    file: 'content/routes.ts',
    anchor: ["path: '/process'"],
    question: 'The path of the growth framework is not confirmed: is /process right?',
  },
  {
    file: 'content/routes.ts',
    anchor: ["path: '/pricing'"],
    question: 'The path of Core and Premium is not confirmed: is /pricing right?',
  },
  {
    file: 'content/offer.ts',
    anchor: ['export const offer'],
    question: 'The words and the options of /offer are not confirmed: are they right?',
  },
  {
    file: 'content/scale.ts',
    anchor: ['export const scale'],
    question: 'The words of /scale are not confirmed: are they right?',
  },
  {
    file: 'content/qualify.ts',
    anchor: ['export const qualify'],
    question: 'The words of /qualify are not confirmed: are they right?',
  },
  {
    file: 'content/qualify.ts',
    anchor: ['commitments:'],
    question: 'Anyone with the link can read this page: may it state the minimum term and the recommended ad spend?',
  },
  {
    file: 'content/faq.ts',
    anchor: ['items:'],
    question: 'You gave the questions without answers: do you agree with each answer?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const founderLetter'],
    question: 'The letter and the texts below the promises are not confirmed: would the founder sign these?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const founderLetter'],
    question: 'How many years have you been in business? Clinics ask, and no page says.',
  },
  {
    file: 'content/site.ts',
    anchor: ['copyrightYear:'],
    question: 'The copyright year is 2025, as you stated: which year should it be at launch?',
    isOpen: ({ site }) => site.copyrightYear === 2025,
  },
  {
    file: 'content/book.ts',
    anchor: ['calendarTitle:'],
    question:
      'The embedded calendar hides its provider’s consent banner, and the provider then expects the site to ask: who asks for consent to its cookies? `askBeforeCalendar: true` in content/site.ts asks before the calendar loads, and `askBeforeCalendar: false` ends this question.',
    isOpen: ({ owner }) => owner.askBeforeCalendar === undefined,
  },
  // Prices
  {
    file: 'content/price-labels.ts',
    anchor: ['vat:'],
    question: 'Why is no VAT charged: is the company below the threshold, or exempt? Clinics’ accountants ask.',
  },
  {
    file: 'content/services.ts',
    anchor: ['signatureCampaign:'],
    question: 'What is a signature campaign, and what makes it more than an ad?',
  },
  {
    file: 'content/premium.ts',
    anchor: ['yearlyPrice:'],
    question: 'The videos have a price per year, and the total includes a twelfth of it: is that right?',
  },
  {
    file: 'content/premium.ts',
    anchor: ['totalValue:'],
    question: 'How did you value each item, here and on the other pages with prices?',
  },
  {
    file: 'content/essential.ts',
    anchor: ['investment:'],
    question:
      'The fee per attended consultation has a cap on /pricing, and none on /essential and /premium: is that right?',
  },
  {
    file: 'content/essential.ts',
    anchor: ['signatureCampaign', 'detail:'],
    question: 'The one campaign lists three treatments: does it cover all three, or one of them?',
  },
  {
    file: 'content/essential.ts',
    anchor: ['points:'],
    question:
      'The chart gives no source for the value of a patient: whose figures are they, and may the page name the source?',
  },
  {
    file: 'content/essential.ts',
    anchor: ['services.revival'],
    question:
      'Is the fee due for a clinic’s own former patients whom Patient Revival brings back, and for patients who book again?',
  },
  {
    file: 'content/essential.ts',
    anchor: ['adSpend:'],
    question: 'Does the clinic pay Meta and Google directly?',
  },
  {
    file: 'content/figures.ts',
    anchor: ['setup:'],
    question: 'What does the set-up fee pay for, and when is it due?',
  },
  {
    file: 'content/figures.ts',
    anchor: ['minimumMonths:'],
    question: 'Does the minimum term begin with the signature or with the first ad?',
  },
  {
    file: 'content/essential.ts',
    anchor: ['minimum:'],
    question: 'How much notice does a clinic give after the minimum term?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['const premium', 'totalValue:'],
    question:
      'The stated total of Premium differs from the sum of its items, as a comment there explains: which is right?',
    isOpen: ({ packages }) => packages.premium.totalValue === 7600,
  },
  {
    file: 'content/pricing.ts',
    anchor: ['const premium', 'monthly:'],
    question:
      'Two different offers are called Premium, on /pricing and on /premium. They have different prices, also of Patient Revival, and only that of /pricing has a cap: are these two packages, and should they share a name?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['const core', 'name:'],
    question:
      'Core costs less than Essential, has a cap on its fee and almost the same items: why would a clinic choose Essential?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['export const packages'],
    question: 'Do the set-up fee and the minimum term of /essential and /premium also apply to these packages?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['const premium', 'signatureCampaign'],
    question: 'Does Premium include these campaigns in addition to Core’s focused campaign, or instead of it?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['popular:'],
    question:
      "The badge is a claim that has to be true: do most clinics choose this package? `popular: ''` removes the badge.",
    isOpen: ({ pricing }) => pricing.popular !== '',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['const premium', 'trustVideos'],
    question: 'Premium includes another number of videos on /premium than on /pricing: which is right?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['const premium', 'adSpend:'],
    question: 'The minimum ad spend is a range: what is the minimum?',
  },
  {
    file: 'content/pricing.ts',
    anchor: ['cap:'],
    question:
      'The cap counts bookings, and the fee counts attended consultations. The estimator treats them as the same: is that right?',
  },
  // Results
  {
    file: 'content/website.ts',
    anchor: ['const studies'],
    question:
      'The Advertising Standards Authority asks for evidence of each result: do you have it, with each client’s consent?',
    isOpen: ({ caseStudies }) => caseStudies.items.length > 0,
  },
  {
    file: 'content/website.ts',
    anchor: ['const studies'],
    question: 'The results on /website never mention a website: did any of them come from one?',
    isOpen: ({ caseStudies }) => caseStudies.items.length > 0,
  },
  {
    file: 'content/website.ts',
    anchor: ['£17,500'],
    question: 'What was “£17,500 in 30 days”: revenue, treatment value or something else?',
    isOpen: ({ caseStudies }) => caseStudies.items.some(({ headline }) => headline.figure === '£17,500'),
  },
  {
    file: 'content/website.ts',
    anchor: ['inclusions:'],
    question: '“StoryBrand” is another company’s trade mark: are you certified or licensed to use it?',
  },
  {
    file: 'content/website.ts',
    anchor: ['inclusions:'],
    question: 'How many rounds of revisions does the price include?',
  },
  {
    file: 'content/website.ts',
    anchor: ['export const websiteOffer'],
    question:
      'The home page lists Premium Website Design, and the website package ends with wireframes: who designs and builds the site?',
  },
  {
    file: 'content/website.ts',
    anchor: ['export const testimonials'],
    question: 'May a clinic call one of your clients for a reference?',
    isOpen: ({ testimonials }) => testimonials.items.length > 0,
  },
  // Service
  {
    file: 'content/difference.ts',
    anchor: ['export const difference'],
    question: 'Do you work with two clinics in the same area, or with one only?',
  },
  {
    file: 'content/qualify.ts',
    anchor: ['suited:'],
    question: 'What is the smallest town in which your campaigns work?',
  },
  {
    file: 'content/faq.ts',
    anchor: ['items:'],
    question: 'Which practice software do you support, and what access do you need?',
  },
  {
    file: 'content/home.ts',
    anchor: ['promise:'],
    question: 'Who responds to enquiries at night and at weekends?',
  },
  {
    file: 'content/home.ts',
    anchor: ['promise:'],
    question: 'Does a person or a machine respond within five minutes?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const coordinators'],
    question: 'Where are the coordinators, who employs them, and may they quote prices?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const coordinators'],
    question: 'In whose name do the coordinators call: the clinic’s or yours?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const coordinators'],
    question: 'Who answers patients who call the practice themselves?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const videos'],
    question: 'Who films the videos, and where: a crew at the clinic, or the clinic itself?',
  },
  {
    file: 'content/home.ts',
    anchor: ['export const promises'],
    question: 'When a clinic leaves, who owns the ad accounts, audiences, films and texts?',
  },
  {
    file: 'content/premium.ts',
    anchor: ['services.revival'],
    question: 'Which consent covers texts and calls to former patients?',
  },
  {
    file: 'content/process.ts',
    anchor: ['action:'],
    question: 'Is the strategy call free, as the discovery call is?',
  },
  {
    file: 'content/process.ts',
    anchor: ['action:'],
    question: 'How do the strategy call and the discovery call differ, and which one should a new clinic book?',
  },
  {
    file: 'content/process.ts',
    anchor: ['assurance:'],
    question: 'What does “Actionable insights guaranteed” promise, and what does a clinic get if there are none?',
  },
  {
    file: 'content/process.ts',
    anchor: ['export const phases'],
    question:
      'No package lists the audit, the website makeover, the staff training or the retention campaigns: which package includes them?',
  },
  {
    file: 'content/process.ts',
    anchor: ['number: 1'],
    question: 'Does phase 1 take place before the contract, or in its first week?',
  },
  {
    file: 'content/process.ts',
    anchor: ['number: 2'],
    question: 'Who approves each ad under the GDC and ASA rules, you or the clinic?',
  },
  {
    file: 'content/process.ts',
    anchor: ['number: 2', 'weeks:'],
    question: 'When do the first ads run, and what happens in the week between phases 1 and 2?',
  },
  {
    file: 'content/process.ts',
    anchor: ['number: 3', 'details:'],
    question: 'What do you report to a clinic, and how often?',
  },
  {
    file: 'content/qualify.ts',
    anchor: ['reports: {'],
    question: 'Who settles a dispute over whether a patient attended?',
  },
  {
    file: 'content/qualify.ts',
    anchor: ['reports: {'],
    question: 'Attendance is health data: which agreement covers it, and how is it sent and stored?',
  },
]
