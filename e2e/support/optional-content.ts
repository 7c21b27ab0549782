import { book } from '@/content/book'
import { faq } from '@/content/faq'
import type { CaseStudy, Owner, Testimonial } from '@/content/schema'
import { caseStudies, testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import type { OptionalPage } from './rendered-pages'

/** Everything that content/site.ts may have. */
const FULL: Required<Omit<Owner, 'analytics' | 'verification'>> = {
  founder: {
    name: 'Alexandra Montgomery-Fairweather',
    role: 'Founder and managing director',
    photograph: { src: '/icon-512.png', width: 800, height: 1000, alt: 'The founder at her desk' },
  },
  discoveryCall: { minutes: 30, medium: 'by video' },
  phone: '+44 20 7946 0000',
  privacyNotice: 'https://example.com/privacy',
  company: { name: 'Montgomery Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },
  askBeforeCalendar: true,
}
/** The logo of a practice. */
const LOGO = { src: '/icon-512.png', width: 160, height: 160, alt: 'The practice’s logo' }
const quotes: readonly Testimonial[] = [1, 2].map((number) => ({
  quote: `They listened to us ${number} times.`,
  person: 'Clinic owner',
  practice: 'Private clinic',
  rating: 5,
  sample: true,
  logo: LOGO,
}))
const study: CaseStudy = {
  headline: { figure: '40', text: 'implant leads' },
  results: [],
  client: 'Clinic',
  location: 'Leeds',
  sample: true,
}
/** Everything that pages may have, by the name under which content/ defines it. */
export const ALL = {
  'site.ts: owner': FULL,
  'faq.ts: faq': { ...faq, items: [{ question: 'Why?', answer: 'Because.' }] },
  'website.ts: caseStudies': { ...caseStudies, items: [study] },
  'website.ts: testimonials': { ...testimonials, items: quotes },
}
/** Nothing of it. */
export const NONE = {
  'site.ts: owner': {},
  'faq.ts: faq': { ...faq, items: [] },
  'website.ts: caseStudies': { ...caseStudies, items: [] },
  'website.ts: testimonials': { ...testimonials, items: [] },
}
/** The texts and addresses that this content adds to each page. */
export const ADDED: Record<OptionalPage, readonly string[]> = {
  '/': [
    ...[FULL.founder.name, FULL.founder.role, 'The founder at her desk', FULL.company.number, faq.title],
    ...['href="tel:+442079460000"', `"telephone":"${FULL.phone}"`, `"founder":`, `"legalName":"${FULL.company.name}"`],
  ],
  '/book': [interpolate(book.length, FULL.discoveryCall), FULL.phone, book.consent.button, FULL.privacyNotice],
  '/website': [LOGO.src, testimonials.title, caseStudies.title],
}
