import { hero } from './home'
import type { Path, ShareCard } from './types'

/** One character a slot: `b` booked, `h` highlighted, `r` replied, `e` enquiry, `.` empty. */
export const shareCards = {
  '/': {
    eyebrow: hero.eyebrow,
    line: `${hero.tagline}.`,
    week: ['bbbbb', 'bhbb.', 'bbr.b', 'b.bbb', 'bbbeb'],
    picture: 'a clinic diary that is almost full',
  },
  '/process': {
    eyebrow: 'From discovery to lasting impact',
    line: 'Three phases, set out week by week.',
    week: ['b.bbb', '..rbb', '...bb', '...bh', '....b'],
    picture: 'a clinic diary that is filling up',
  },
  '/book': {
    eyebrow: 'A free call for clinic owners',
    line: 'No pressure, no commitments.',
    week: ['.....', '..h..', '.....', '.....', '.....'],
    picture: 'an empty clinic diary with one slot taken, for the call',
  },
  '/offer': {
    eyebrow: 'For your clinic',
    line: 'Essential, Premium and Website Storytelling, side by side.',
    week: ['b.h.b', 'b.h.b', 'b.h.b', 'b.h.b', 'b.h.b'],
    picture: 'a clinic diary with three columns filled',
  },
  '/premium': {
    eyebrow: 'For your clinic',
    line: 'Nine parts, what each is worth, and our terms.',
    week: ['bbbbb', 'bhhhb', 'bhhhb', 'bhhhb', 'bbbbb'],
    picture: 'a full clinic diary with nine slots highlighted',
  },
  '/essential': {
    eyebrow: 'For your clinic',
    line: 'Six parts, and what a patient is worth over time.',
    week: ['bb.bb', '.hhh.', 'bhhhb', 'b..b.', 'bbb.b'],
    picture: 'a clinic diary with six slots highlighted',
  },
  '/website': {
    eyebrow: 'Full Website Storytelling',
    line: 'Messaging, copy and wireframes, led by your story.',
    week: ['b....', 'rb...', 'brb..', 'bbrb.', 'bbbbh'],
    picture: 'a clinic diary that fills up line by line',
  },
  '/pricing': {
    eyebrow: 'A private page',
    line: 'For clinics we’ve sent a password.',
    week: ['bbbbb', 'bbbbb', 'bbhbb', 'bbbbb', 'bbbbb'],
    picture: 'a full clinic diary',
  },
  '/scale': {
    eyebrow: 'For practices already running the engine',
    line: 'More surgeries, more locations or more treatments.',
    week: ['h...b', 'hb.bb', 'hbrbb', 'hbbbb', 'hbbbb'],
    picture: 'a clinic diary that gets fuller as the day goes on',
  },
  '/qualify': {
    eyebrow: 'Before we talk',
    line: 'Who our work suits, and who it doesn’t.',
    week: ['b....', '.b...', '..h..', '...b.', '....b'],
    picture: 'a clinic diary with one slot taken each day',
  },
  '*': {
    eyebrow: '404',
    line: 'This slot in the diary is empty.',
    week: ['bbbbb', 'bbbbb', 'bb.bb', 'bbbbb', 'bbbbb'],
    picture: 'a clinic diary with one empty slot',
  },
} as const satisfies Record<Path, ShareCard>

export const shareCardAlt = '“{title}” beside {picture}.'
