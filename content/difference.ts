import type { Four, TitledText } from './types'

// ASK: Do you work with two clinics in the same area, or with one only?
/** The four cards of 'The Difference', on the home page and on /process. */
export const difference = {
  title: 'The Difference',
  cards: [
    {
      title: 'Specialists in your field',
      text: 'We specialise exclusively in premium dental practices that offer implants, Invisalign, veneers and cosmetic work.',
    },
    {
      title: 'Led by the founder',
      text: 'We’re small on purpose. The founder runs the agency, and we choose the clinics we take on.',
    },
    {
      title: 'Partly paid on attendance',
      text: 'Part of our fee is due only for consultations that patients attend.',
    },
    {
      title: 'You keep your systems',
      text: 'We work with the practice management system, booking tool and email platform you already have.',
    },
  ],
} as const satisfies { title: string; cards: Four<TitledText> }
