/** The locked /pricing. These words are public; the prices are in content/pricing.ts. */
export const gate = {
  title: 'Pricing',
  text: 'This page is private. Enter the password we sent you to open it.',
  account: 'pricing',
  password: 'Password',
  show: { label: 'Show', name: 'Show password' },
  hide: { label: 'Hide', name: 'Hide password' },
  open: 'Open',
  opening: 'Opening …',
  wrong: 'Incorrect password. Please try again.',
  lockedAgain: 'The pricing is locked again.',
  noPassword: 'No password yet? Book a discovery call, and we will talk the figures through.',
  action: { label: 'Book a Call', href: '/book' },
  noScript:
    'Opening this page takes JavaScript, which is switched off here. Switch it on, or book a call and ask us for the figures.',
  insecure: {
    text: 'This page can only be opened over a secure connection.',
    link: 'Open it over https',
  },
  damaged: {
    text: 'This page is damaged and cannot be opened. Please reload it. If that does not help, book a call and ask us for the figures.',
    reload: 'Reload the page',
  },
} as const
