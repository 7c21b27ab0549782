import type { Action } from './types'

type SiteLayoutWords = {
  topBarAction: Action
  floatingAction: Action
  footer: { pages: readonly Action[]; [key: string]: unknown }
  [key: string]: unknown
}

export const siteLayout = {
  skipLink: 'Skip to the main content',
  homeLabel: 'home',
  topBarAction: { label: 'Book a Call', href: '/book' },
  /** Names the floating button's landmark. */
  floatingName: 'Booking',
  floatingAction: { label: 'Book a discovery call', href: '/book' },
  footer: {
    name: 'Footer',
    line: 'Patient acquisition for premium dental and aesthetic clinics.',
    contactTitle: 'Write to us',
    pagesTitle: 'Read on',
    pages: [
      { label: 'Our framework', href: '/process' },
      { label: 'Book a call', href: '/book' },
    ],
    profileTitle: 'Follow us',
    profileLabel: 'LinkedIn',
    newTab: '(opens in a new tab)',
    copy: {
      short: 'Copy',
      label: 'Copy the email address',
      done: 'Email address copied',
      failed: 'Copying is not possible here. The address is',
      toasts: 'Messages',
    },
    rights: 'All rights reserved.',
  },
  theme: {
    name: 'Colour theme',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
} as const satisfies SiteLayoutWords
