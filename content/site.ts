/** Whose site this is. The values named in `standIns` must be replaced before the site goes live. */
export const site = {
  name: 'Enamel & Co.',
  email: 'hello@example.com',
  url: 'https://www.example.com',
  scheduling: {
    discovery: 'https://calendly.com/your-agency/discovery-call',
    strategy: 'https://calendly.com/your-agency/strategy-call',
  },
  profile: 'https://www.linkedin.com/company/your-agency',
  copyrightYear: 2025,
} as const

/** The values above that stand in for ones the owner has yet to give. */
export const standIns = {
  name: 'Enamel & Co.',
  email: 'hello@example.com',
  url: 'https://www.example.com',
  'scheduling.discovery': 'https://calendly.com/your-agency/discovery-call',
  'scheduling.strategy': 'https://calendly.com/your-agency/strategy-call',
  profile: 'https://www.linkedin.com/company/your-agency',
} as const
