import type { Owner, Site } from './types'

/** `npm run launch-check` lists the values that are still placeholders. */
export const site: Site = {
  name: 'Enamel & Co.',
  email: 'hello@example.com',
  url: 'https://www.example.com',
  scheduling: {
    discovery: 'https://calendly.com/your-agency/discovery-call',
    strategy: 'https://calendly.com/your-agency/strategy-call',
  },
  /** `''` removes the link. */
  profile: 'https://www.linkedin.com/company/your-agency',
  copyrightYear: 2025,
}

/**
 * Facts that only the owner can supply. Each entry appears on the pages once it is set. Examples:
 * `founder: { name: 'Jane Doe', role: 'Founder' }`,
 * `photograph: { src: '/founder.jpg', width: 800, height: 1000, alt: 'Jane Doe at her desk' }` for the file public/founder.jpg,
 * `discoveryCall: { minutes: 30, medium: 'by video' }`, `phone: '+44 20 7946 0000'`,
 * `privacyNotice: 'https://www.example.com/privacy'`, or `'/privacy.html'` for the file public/privacy.html,
 * `company: { name: 'Enamel Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' }`,
 * `verification: { google: 'value of the meta tag', bing: 'value of the meta tag' }`,
 * `measurement: { endpoint: 'https://plausible.io/api/event', site: 'example.com' }`,
 * `askBeforeCalendar: true`, which replaces the calendar on /book with a button, so that its provider is only contacted
 * after a click.
 */
export const owner: Owner = {}
