import type { TitledText } from './types'

/** The four cards of 'The Difference', on the home page and on /process. */
export const difference = {
  title: 'The Difference',
  cards: [
    {
      title: 'Dentistry is all we do',
      text: 'Implants, Invisalign, veneers and cosmetic work, for premium private practices. Nothing else shares our attention.',
    },
    { title: 'Led by the founder', text: 'Boutique by choice, and led by the person who started it.' },
    {
      title: 'Paid for attendance',
      text: 'Part of our fee is due only when a patient attends. A booking that nobody comes to earns us no such fee.',
    },
    {
      title: 'Your systems stay',
      text: 'We work with your practice management system, your booking tool and your email platform.',
    },
  ],
} as const satisfies { title: string; cards: readonly TitledText[] }
