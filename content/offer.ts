export const offer = {
  title: 'Your Growth Options',
  lead: 'Three ways to work with us. Read what each is for, look at the figures, and bring your questions to the call.',
  options: [
    {
      id: 'essential',
      name: 'Essential',
      purpose: 'For a clinic that wants more private consultations and starts with one signature campaign.',
      link: { label: 'See the Essential engine', href: '/essential' },
    },
    {
      id: 'premium',
      name: 'Premium',
      purpose:
        'For a practice that wants every part of the engine at work: up to three campaigns, videos, reviews and influencer content.',
      link: { label: 'See the Premium engine', href: '/premium' },
    },
    {
      id: 'website',
      name: 'Website storytelling',
      purpose: 'For a clinic whose website describes its treatments but does not yet lead to bookings.',
      link: { label: 'See the website package', href: '/website' },
    },
  ],
  once: 'one package price',
  closing: {
    title: 'Not sure which?',
    text: 'We find out together on the discovery call. It is free, and there are no commitments.',
    action: { label: "Let's Get Started", href: '/book' },
  },
} as const
