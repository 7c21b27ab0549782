import { define } from '#define'

export const siteLayout = define('site-layout.ts: siteLayout', {
  skipLink: 'Skip to main content',
  homeLabel: 'home',
  headerAction: { label: 'Book a Call', href: '/book' },
  /** Accessible name of the floating button's landmark. */
  floatingName: 'Book a Call',
  floatingAction: { label: 'Book a discovery call', href: '/book' },
  footer: {
    name: 'Footer',
    line: 'Patient acquisition for private dental and aesthetic clinics.',
    contactTitle: 'Get in touch',
    pagesTitle: 'Find out more',
    pages: [{ label: 'How we work', href: '/process' }],
    privacyNotice: 'Privacy notice',
    company: '{name} is registered in {place}, company number {number}. Registered office: {address}.',
    profileTitle: 'Follow us',
    profileLabel: 'LinkedIn',
    newTab: '(opens in a new tab)',
    copy: {
      short: 'Copy',
      label: 'Copy the email address',
      done: 'Email address copied',
      failed: 'We couldn’t copy it. The address is',
      toasts: 'Notifications',
    },
  },
  theme: {
    name: 'Colour theme',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
})
