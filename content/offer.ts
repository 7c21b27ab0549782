import { spelled } from './figures'

const options = [
  {
    id: 'essential',
    name: 'Essential',
    purpose: 'Start here if you want more private consultations, and one signature campaign is enough for now.',
    link: { label: 'See the Essential engine', href: '/essential' },
  },
  {
    id: 'premium',
    name: 'Premium',
    purpose: 'Choose this if you want the whole engine: up to three campaigns, videos, reviews and influencer content.',
    link: { label: 'See the Premium engine', href: '/premium' },
  },
  {
    id: 'website',
    name: 'Website storytelling',
    purpose: 'Choose this if your website describes your treatments but doesn’t yet lead to bookings.',
    link: { label: 'See the website package', href: '/website' },
  },
] as const

export const offer = {
  title: 'Your Growth Options',
  lead: `${spelled(options, 'capital')} ways to work with us: what each is for, and what it costs. Bring your questions to the call.`,
  options,
  once: 'for the whole package',
  fit: {
    text: 'Wondering if we’re right for you?',
    action: { label: 'See who we work best with', href: '/qualify' },
  },
  closing: {
    title: 'Not sure which?',
    text: 'We’ll work it out together on the discovery call. It’s free, with no commitments.',
    action: { label: 'Let’s Get Started', href: '/book' },
  },
} as const
