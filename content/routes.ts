import { define } from '#define'
import { book } from './book'
import { essential } from './essential'
import { figures } from './figures'
import { gate } from './gate'
import { hero } from './home'
import { numberWords } from './number-words'
import { offer } from './offer'
import { essentialPage, premiumPage } from './package-pages'
import { premium } from './premium'
import { lastPhaseMonth, phases, processPage } from './process'
import { qualify } from './qualify'
import { scale } from './scale'
import { websitePage } from './website'

const [, activation] = phases
/** What the rows of the two engines have in common. */
const packagePage = {
  cardLine: 'From ads to booked consultations',
  headerButton: false,
  headerBackground: 'solid',
  floatingButton: false,
} as const

/**
 * The route table: read by the header, the floating button, metadata, share cards, the sitemap and tests. Pages have both
 * buttons and a translucent header unless their row sets other values.
 */
export const routes = define('routes.ts: routes', {
  '/': {
    title: hero.title,
    description: `We run the ads, answer every enquiry within ${figures.replyMinutes}\u00a0minutes and book the consultations for private dental and aesthetic clinics. Book a free discovery call.`,
    cardLine: hero.tagline,
    robots: 'index',
  },
  '/process': {
    title: processPage.title,
    description: `How we work with private clinics: a one-week audit and written strategy, activation in weeks ${activation.weeks.from}–${activation.weeks.to}, and monthly optimisation from month ${lastPhaseMonth}.`,
    cardLine: processPage.lead,
    robots: 'index',
  },
  '/book': {
    title: book.title,
    description:
      `A free discovery call: where enquiries get lost, what we’d do first, and the prices. ${book.assurance}.`,
    cardLine: book.cardLine,
    robots: 'index',
    headerButton: false,
    floatingButton: false,
  },
  '/offer': {
    title: offer.title,
    description: offer.lead,
    cardLine: offer.lead,
    robots: 'noindex, nofollow',
  },
  '/premium': {
    title: premiumPage.title,
    description:
      `Ads, videos, follow-up and booking for your clinic: ${numberWords[premium.items.length]} services, the value we put on each, the monthly price and our terms.`,
    robots: 'noindex',
    ...packagePage,
  },
  '/essential': {
    title: essentialPage.title,
    description:
      `Ads, follow-up and booking for your clinic: ${numberWords[essential.items.length]} services, the value we put on each, the monthly price and our terms.`,
    robots: 'noindex, nofollow',
    ...packagePage,
  },
  '/website': {
    title: websitePage.title,
    description:
      'Messaging, copy, page frameworks and wireframes that tell your clinic’s story and turn browsers into bookings.',
    cardLine: websitePage.lead,
    robots: 'noindex',
  },
  '/pricing': {
    title: gate.title,
    description:
      'A private page for clinics we’ve sent a password. No password? Book a free discovery call and we’ll talk you through our prices.',
    cardLine: gate.text,
    robots: 'noindex, nofollow',
  },
  '/scale': {
    title: scale.title,
    description: scale.lead,
    cardLine: scale.lead,
    robots: 'noindex, nofollow',
    headerButton: false,
  },
  '/qualify': {
    title: qualify.title,
    description:
      'Who our work suits, who it doesn’t, and what we ask of you. Read it before we talk, and decide for yourself.',
    cardLine: qualify.lead,
    robots: 'noindex, nofollow',
    headerButton: false,
    floatingButton: false,
  },
  '*': {
    title: 'Page not found',
    description: 'This page doesn’t exist. Return to the home page, or book a free discovery call about your clinic.',
    robots: 'noindex',
  },
})

/** The path of a page, or '*' for the not-found page. */
export type Path = keyof typeof routes
