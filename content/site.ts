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
  // ASK: The copyright year is 2025, as you stated: which year should it be at launch?
  copyrightYear: 2025,
})

/**
 * Facts that only the owner can supply. Each entry appears on the pages once it is set: remove the `//` before it. An
 * `ASK:` line is a question that `npm run launch-check` lists until the line is deleted.
 */
export const owner: Owner = define('site.ts: owner', {
  // The law requires both. Add the privacy notice as public/privacy.html, or use a URL of another site.
  // privacyNotice: '/privacy.html',
  // company: { name: 'Enamel Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },
  //
  // ASK: What are the name and role of the founder, who signs the letter?
  // founder: { name: 'Jane Doe', role: 'Founder' },
  //
  // ASK: Do you have a photograph of the founder to show next to the letter?
  // photograph: { src: '/founder.jpg', width: 800, height: 1000, alt: 'Jane Doe at her desk' },
  //
  // ASK: How long is the discovery call, and is it by phone or by video?
  // discoveryCall: { minutes: 30, medium: 'by video' },
  //
  // ASK: May clinics call you, and at which number?
  // phone: '+44 20 7946 0000',
  //
  // ASK: Do you want to track which pages and campaigns lead to bookings?
  // analytics: { endpoint: 'https://plausible.io/api/event', site: 'example.com' },
  //
  // ASK: Do you use Google Search Console or Bing Webmaster Tools? They verify the site with a meta tag.
  // verification: { google: 'value of the meta tag', bing: 'value of the meta tag' },
  //
  // ASK: The embedded calendar hides its provider’s consent banner, and the provider then expects the site to ask: who asks for consent to its cookies?
  // With this entry, a button replaces the calendar on /book: its provider is contacted only after a click.
  // askBeforeCalendar: true,
})
