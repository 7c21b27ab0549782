import { spelled } from './figures'

const options = [
  {
    id: 'essential',
    name: 'Essential',
    purpose: 'Ads, one signature campaign, follow-up and booking. Start here if one campaign is enough for now.',
    link: { label: 'See the Essential engine', href: '/essential' },
  },
  {
    id: 'premium',
    name: 'Premium',
    purpose:
      'Choose this if you want the whole engine: up to three campaigns, videos, Google review requests and influencer content.',
    link: { label: 'See the Premium engine', href: '/premium' },
  },
  {
    id: 'website',
    name: 'Full Website Storytelling',
    purpose: 'Choose this if your website describes your treatments but doesn’t yet lead to bookings.',
    link: { label: 'See Full Website Storytelling', href: '/website' },
  },
] as const

export const offer = {
  title: 'Your Growth Options',
  lead: `${spelled(options)} ways to work with us: what each is for, and what it costs.`,
  options,
  /** How many of a package's parts an option has; the website storytelling has parts of its own. */
  partsOfWhole: '{parts} of {whole} parts',
  parts: '{parts} parts',
  once: 'once',
  /** Replaces the labels of both packages, so that they match side by side. */
  adSpend: 'Recommended ad spend',
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
