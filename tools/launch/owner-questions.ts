/** Where it is asked: `text` is in the line of `file` that the question is about. */
export type OwnerQuestion = { file: string; text: string; question: string }

/** Decisions that only the owner can take; `npm run launch-check` lists them. An answered question is deleted here. */
export const ownerQuestions = [
  {
    file: 'content/routes.ts',
    text: "path: '/process'",
    question: 'the growth framework is at /process, which was never confirmed: is that the right address?',
  },
  {
    file: 'content/routes.ts',
    text: "path: '/pricing'",
    question:
      'Core and Premium are at /pricing, behind the password, which was never confirmed: is that the right address?',
  },
  {
    file: 'content/offer.ts',
    text: 'export const offer',
    question: 'the specification does not show /offer: are these the words and options you want?',
  },
  {
    file: 'content/scale.ts',
    text: 'export const scale',
    question: 'the specification does not show /scale: are these the words you want?',
  },
  {
    file: 'content/qualify.ts',
    text: 'export const qualify',
    question: 'the specification does not show /qualify: are these the words you want?',
  },
  {
    file: 'content/faq.ts',
    text: 'items:',
    question: 'the specification asks these questions and gives no answers: do you stand behind each one?',
  },
  {
    file: 'content/home.ts',
    text: 'export const founderLetter',
    question: 'the specification has no letter and no text below the promises: would the founder sign these?',
  },
  {
    file: 'content/premium.ts',
    text: 'yearlyPrice:',
    question: 'the videos are priced by the year, and the total counts a twelfth of that: is that how you count them?',
  },
  {
    file: 'content/essential.ts',
    text: 'investment:',
    question:
      'the fee of an attended consultation is capped on /pricing but not on /essential or /premium: is that intended?',
  },
  {
    file: 'content/essential.ts',
    text: 'points:',
    question:
      'the chart gives no source for what a patient is worth: whose figures are they, and may we say so below it?',
  },
  {
    file: 'content/pricing.ts',
    text: 'Most Popular',
    question: '"Most Popular" has to be true if anyone asks: do most clinics choose Premium?',
  },
  {
    file: 'content/website.ts',
    text: 'export const caseStudies',
    question:
      "the advertising rules ask for evidence of each result: do you have it on file, with each client's consent?",
  },
  {
    file: 'content/website.ts',
    text: 'StoryBrand',
    question: '"StoryBrand" is another company\'s trade mark: are you certified or licensed to use the name?',
  },
  {
    file: 'content/site.ts',
    text: 'copyrightYear: 2025',
    question: 'the copyright line says 2025, as specified: what should it say at launch?',
  },
  {
    file: 'content/difference.ts',
    text: 'export const difference',
    question: 'will you work with two clinics in the same area, or is each client the only one there?',
  },
  {
    file: 'content/home.ts',
    text: 'promise:',
    question: 'every enquiry is answered within five minutes: who answers at night and at weekends?',
  },
  {
    file: 'content/qualify.ts',
    text: "id: 'reports'",
    question: 'who attended is health data: what agreement covers it, and how is it sent and stored?',
  },
  {
    file: 'content/process.ts',
    text: "title: 'Activation'",
    question: 'who signs off each ad against the GDC and ASA rules, you or the clinic?',
  },
  {
    file: 'content/process.ts',
    text: 'weeks: { from: 3',
    question: 'when do the first ads run, and what happens in week 2, which no phase covers?',
  },
  {
    file: 'content/process.ts',
    text: 'export const phases',
    question:
      'no package lists the audit, the website makeover, the staff training or the retention campaigns: which package includes them?',
  },
  {
    file: 'content/home.ts',
    text: 'export const videos',
    question: 'who films the videos, and where: does a crew come to the clinic, or does the clinic film itself?',
  },
  {
    file: 'content/price-terms.ts',
    text: 'minimum:',
    question: 'what notice does a clinic give after the first three months?',
  },
  {
    file: 'content/qualify.ts',
    text: 'commitments:',
    question:
      'may the minimum term and the recommended ad spend be public, on a page that anyone with the link can read?',
  },
  {
    file: 'content/pricing.ts',
    text: "id: 'videos'",
    question: 'Premium has 6 videos a year on /premium and 12 a quarter on /pricing: which is right?',
  },
  {
    file: 'content/pricing.ts',
    text: 'Minimum ad spend',
    question: 'the minimum ad spend is a range: what is the minimum?',
  },
  {
    file: 'content/pricing.ts',
    text: 'cap: 20',
    question:
      'the cap counts bookings and the fee counts attended consultations; the slider treats them as the same: is that right?',
  },
  {
    file: 'content/website.ts',
    text: '£17,500',
    question: '"£17,500 in 30 days": what was it, revenue, treatment value or something else?',
  },
  {
    file: 'content/website.ts',
    text: 'export const caseStudies',
    question: 'the results on /website never mention a website: did any of them come from one?',
  },
  {
    file: 'content/website.ts',
    text: 'export const websiteOffer',
    question:
      'home lists Premium Website Design, and the website package ends with wireframes: who designs and builds the site?',
  },
] as const satisfies readonly OwnerQuestion[]
