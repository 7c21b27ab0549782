import type { Four, TitledText } from './types'

// ASK: Do you work with two clinics in the same area, or with one only?
/** The four cards of 'The Difference', on the home page and on /process. */
export const difference = {
  title: 'The Difference',
  cards: [
    {
      title: 'Specialists in your field',
      text: 'We specialise exclusively in premium dental practices.',
    },
    {
      title: 'Led by the founder',
      text: 'Small on purpose, and still run by its founder.',
    },
    {
      title: 'Partly paid on attendance',
      text: 'A monthly fee, plus a fee for each consultation a patient attends. No show, no second fee.',
    },
    {
      title: 'You keep your systems',
      text: 'There’s nothing to switch: we connect to the software your practice runs on.',
    },
  ],
} as const satisfies { title: string; cards: Four<TitledText> }
