import { define } from '#define'
import type { Owner, Site } from './schema'

/** `npm run launch-check` lists the values that are still placeholders. */
export const site: Site = define('site.ts: site', {
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
})

/** Facts that only the owner can supply. To set one, remove the `//` before it, and fill in or remove each empty value. */
export const owner: Owner = define('site.ts: owner', {
  // The law requires both. Add the privacy notice as public/privacy.html, or use a URL of another site.
  // privacyNotice: '/privacy.html',
  // company: { name: '', number: '', place: 'England and Wales', address: '' },
  // founder: { name: '', role: '' },
  // After the role: photograph: { src: '/founder.jpg', width: 800, height: 1000, alt: '' }
  // discoveryCall: { minutes: 0, medium: '' },
  // phone: '',
  // analytics: { endpoint: 'https://plausible.io/api/event', site: '' },
  // verification: { google: '', bing: '', meta: '' },
  // With this entry, a button replaces the calendar on /book: its provider is contacted only after a click.
  // askBeforeCalendar: true,
})
