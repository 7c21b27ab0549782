/** What /pricing says before it is opened. */
export const gate = {
  title: 'Pricing',
  text: 'This page is private. Enter the password we sent you to open it.',
  noPassword: 'No password yet? Book a discovery call, and we will talk the figures through.',
  action: { label: 'Book a Call', href: '/book' },
} as const
