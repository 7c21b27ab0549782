import 'server-only'
import type { OwnerQuestion } from './types'

/** Decisions that only the owner can take; `npm run launch-check` lists them. An answered question is deleted here. */
export const ownerQuestions = [
  {
    file: 'content/routes.ts',
    text: "path: '/process'",
    question:
      'the growth framework is at /process, which is probable but was never confirmed: is it the right address?',
  },
  {
    file: 'content/routes.ts',
    text: "path: '/pricing'",
    question:
      'the Core and Premium packages are at /pricing behind the password, which was never confirmed: is it the right address?',
  },
  {
    file: 'content/offer.ts',
    text: 'export const offer',
    question: 'what /offer shows was not specified: are these the words and options you want?',
  },
  {
    file: 'content/scale.ts',
    text: 'export const scale',
    question: 'what /scale shows was not specified: are these the words you want?',
  },
  {
    file: 'content/qualify.ts',
    text: 'export const qualify',
    question: 'what /qualify shows was not specified: are these the words you want?',
  },
  {
    file: 'content/faq.ts',
    text: 'items:',
    question: 'the wording of the answers was not specified: do you stand behind each?',
  },
  {
    file: 'content/home.ts',
    text: 'export const honesty',
    question: "the founder's letter and the promises below it were not specified: would the founder sign them?",
  },
  {
    file: 'content/premium.ts',
    text: 'yearlyPrice:',
    question:
      'the videos are priced by the year and counted as a twelfth of that in the total: is that how you count them?',
  },
  {
    file: 'content/essential.ts',
    text: 'investment:',
    question:
      'the fee for an attended consultation has a cap on /pricing and none on /essential and /premium: is that intended?',
  },
  {
    file: 'content/essential.ts',
    text: 'points:',
    question:
      'the chart names no source for what a patient is worth: whose figures are they, and may we say so below it?',
  },
  {
    file: 'content/pricing.ts',
    text: 'Most Popular',
    question: '"Most Popular" is a claim that must be true when it is checked: do most clinics choose Premium?',
  },
  {
    file: 'content/website.ts',
    text: 'export const results',
    question: 'the advertising rules ask for evidence of each result: is it on file, with the consent of each client?',
  },
  {
    file: 'content/website.ts',
    text: 'StoryBrand',
    question:
      '"StoryBrand" is a trade mark of another company: are you certified or licensed to offer it under that name?',
  },
  {
    file: 'content/site.ts',
    text: 'copyrightYear: 2025',
    question: 'the copyright line says 2025, as specified: which year should it say at launch?',
  },
] as const satisfies readonly OwnerQuestion[]
