import { define } from '#define'
import { siteLayout } from './site-layout'

export const qualify = define('qualify.ts: qualify', {
  title: 'Are We the Right Fit?',
  lead: 'We’d rather say no now than disappoint you later. Here’s what we look for, and what we ask of you.',
  skipLink: 'Already sure? Skip to the call',
  suited: {
    title: 'This is for you if…',
    items: [
      'You own a private dental or aesthetic clinic.',
      'You want more implant, Invisalign, veneer or cosmetic cases.',
      'You have room in your diary and a team that looks after new patients well.',
      'You’re happy for us to connect to your software.',
    ],
  },
  unsuited: {
    title: 'This isn’t for you if…',
    items: [
      'You mainly want NHS patients.',
      'You want to try it for a few weeks and see how it goes.',
      'You want names and numbers, and will do the calling yourself.',
      'You won’t start without a guaranteed number of patients.',
    ],
  },
  commitments: {
    title: 'What we ask of you',
    minimum: {
      title: '{months}-month minimum',
      text: 'Long enough to get set up, run the ads and see which patients attend.',
    },
    setup: {
      title: 'Set-up, once',
      /** Below the amount of each package, or below the one of both. */
      unit: 'for {name}',
    },
    fees: {
      title: 'A monthly fee',
      unit: 'a\u00a0month for {name}',
    },
    /** The name in `unit`, if both packages cost the same. */
    either: 'either package',
    adSpend: {
      title: 'Recommended ad spend',
      text: 'A\u00a0month, on top of the fee.',
    },
    privatePatients: {
      title: 'Private patients',
      text: 'Our campaigns are for private patients. You pay the {fee} only when one attends.',
      unit: 'per attended consultation',
    },
    reports: {
      title: 'Confirming attendance',
      text: 'You tell us which patients attended, and we work out the {fee} fees from that.',
      /** Under a drawing of these consultations. */
      example: 'Five booked, four attended: {attended} × {fee} = {sum}',
      attended: [true, true, true, false, true],
      states: { attended: 'attended', missed: 'missed' },
    },
  },
  closing: {
    title: 'Sound like your clinic?',
    text: 'Then let’s talk. The discovery call is free.',
    action: siteLayout.floatingAction,
  },
})
