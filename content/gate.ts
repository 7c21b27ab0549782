import { define } from '#define'

/** Texts of the locked /pricing page. They are public; the prices are in content/pricing.ts. */
export const gate = define('gate.ts: gate', {
  title: 'Pricing',
  text: 'This page is private. Enter the password we sent you.',
  /** User name for password managers. */
  account: 'pricing',
  password: 'Password',
  show: { label: 'Show', name: 'Show password' },
  hide: { label: 'Hide', name: 'Hide password' },
  open: 'Open',
  opening: 'Opening…',
  /** Shown while a submitted password waits for the page’s scripts. */
  loading: 'Still loading…',
  wrong: 'Incorrect password. Please try again.',
  noPassword: 'No password yet, or lost it? We’ll talk you through our prices.',
  action: { label: 'Book a discovery call', href: '/book' },
  /** Shown without JavaScript, and if the scripts fail to load. */
  noScript:
    'This page needs JavaScript, which hasn’t loaded in your browser. Check that it’s switched on, then reload the page. Or book a discovery call and ask us for the prices.',
  insecure: {
    text: 'This page only opens over a secure connection.',
    link: 'Open the secure page',
  },
  unavailable: {
    text: 'This page didn’t load in full. Please reload it. If that doesn’t help, book a discovery call and ask us for the prices.',
    link: 'Reload the page',
  },
})
