import { essential } from './essential'
import { figures } from './figures'
import { numberWords } from './number-words'
import { premium } from './premium'
import { websiteOffer } from './website'

const options = [
  {
    id: 'essential',
    name: essential.name,
    purpose: 'Choose this if one campaign is enough for now: ads, follow-up, booking, patient nurture and revival.',
    link: { label: `See the ${essential.name} engine`, href: '/essential' },
  },
  {
    id: 'premium',
    name: premium.name,
    purpose: `Choose this if you want all ${numberWords[premium.items.length]} services: ${essential.name}’s ${numberWords[essential.items.length]} with up to ${numberWords[figures.signatureCampaigns]} campaigns, plus videos, Google reviews, and influencer and patient content.`,
    link: { label: `See the ${premium.name} engine`, href: '/premium' },
  },
  {
    id: 'website',
    name: websiteOffer.name,
    purpose: 'Choose this if your website describes your treatments but doesn’t yet lead to bookings.',
    link: { label: `See ${websiteOffer.name}`, href: '/website' },
  },
] as const

// ASK: The words and the options of /offer are not confirmed: are they right?
export const offer = {
  title: 'Your Growth Options',
  lead: 'Two monthly packages, from ads to booked consultations, and a one-off website package: what each is for, and what it costs.',
  options,
  /** Next to a service that a package lacks. */
  missing: 'not included',
  /** The number of services of a package, out of those of the larger package. */
  servicesOfAll: '{parts} of {whole} services',
  once: 'one-off',
  /** Replace the labels of both packages, so that they match side by side. */
  setup: 'One-time set-up fee',
  minimum: `${figures.minimumMonths}-month minimum`,
  adSpend: 'Recommended ad spend, on top',
  fit: {
    text: 'Wondering if we’re right for you?',
    action: { label: 'See who we work best with', href: '/qualify' },
  },
  closing: {
    title: 'Not sure which?',
    text: 'We’ll work it out together on a free discovery call.',
    action: { label: 'Let’s Get Started', href: '/book' },
  },
} as const
