/** `npm run launch-check` says which of these values are still stand-ins. */
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
