import type { RouteRow } from './types'

/** Read by the header, floating button, metadata, sitemap, response headers and tests. */
export const routes = [
  {
    path: '/',
    title: 'Patient Acquisition Reinvented',
    description:
      'A founder-led agency for premium dental and aesthetic clinics: ads, trust-building videos and coordinators who turn enquiries into booked consultations.',
    robots: 'index',
    topBarButton: true,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: true,
  },
  {
    path: '/process',
    title: 'Our Patient Growth Framework',
    description:
      'How we grow a private dental practice in three phases: discovery in one week, activation in weeks 3 to 8, and lasting impact from month 3.',
    robots: 'index',
    topBarButton: true,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: true,
  },
  {
    path: '/book',
    title: 'Book Your Discovery Call',
    description:
      'Choose a time for a free discovery call about your clinic: current results, opportunities and direction, with no pressure and no commitments.',
    robots: 'index',
    topBarButton: false,
    topBarBackground: 'translucent',
    floatingButton: false,
    inSitemap: true,
  },
  {
    path: '/offer',
    title: 'Your Growth Options',
    description:
      'Three ways to grow your clinic, side by side: the Essential engine, the Premium engine and a website built on your story.',
    robots: 'noindex, nofollow',
    topBarButton: true,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: false,
  },
  {
    path: '/premium',
    title: 'Your Premium Growth Engine',
    description:
      'The Premium engine, item by item: what each part is worth in a month, what you invest, and the terms we work on.',
    robots: 'noindex',
    topBarButton: false,
    topBarBackground: 'solid',
    floatingButton: false,
    inSitemap: false,
  },
  {
    path: '/essential',
    title: 'Your Essential Growth Engine',
    description:
      'The Essential engine, item by item: what each part is worth in a month, what you invest, and how its value compounds over time.',
    robots: 'noindex, nofollow',
    topBarButton: false,
    topBarBackground: 'solid',
    floatingButton: false,
    inSitemap: false,
  },
  {
    path: '/website',
    title: 'Storytelling That Turns Browsers into Bookings',
    description:
      'Full Website Storytelling for dental and aesthetic clinics: messaging, copy, wireframes and one-to-one consultation, in one package.',
    robots: 'noindex',
    topBarButton: true,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: false,
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description:
      'A private page for clinics that have received a password from us. If you have none, book a discovery call and we will talk it through.',
    robots: 'noindex, nofollow',
    topBarButton: true,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: false,
  },
  {
    path: '/scale',
    title: 'Scale Your Practice',
    description:
      'For practices that already run the growth engine and want more: more surgeries, more locations or more treatments, one proven channel at a time.',
    robots: 'noindex, nofollow',
    topBarButton: false,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: false,
  },
  {
    path: '/qualify',
    title: 'Are We the Right Fit?',
    description:
      'Who our work is for, who it is not for, and what a clinic commits to, so that you can decide before we talk about your practice.',
    robots: 'noindex, nofollow',
    topBarButton: false,
    topBarBackground: 'translucent',
    floatingButton: false,
    inSitemap: false,
  },
  {
    path: '*',
    title: 'Page not found',
    description: 'This page does not exist. Return to the home page, or book a free discovery call about your clinic.',
    robots: 'noindex',
    topBarButton: true,
    topBarBackground: 'translucent',
    floatingButton: true,
    inSitemap: false,
  },
] as const satisfies readonly RouteRow[]
