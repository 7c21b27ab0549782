import { define } from '#define'

/** The four cards of 'The Difference', on the home page and on /process. */
export const difference = define('difference.ts: difference', {
  title: 'The Difference',
  cards: [
    {
      title: 'Specialists in your field',
      text: 'We specialise exclusively in premium dental practices.',
    },
    {
      title: 'Led by the founder',
      text: 'We’re small on purpose, so the founder still runs the agency.',
    },
    {
      title: 'Partly paid on attendance',
      text: 'You pay a monthly fee, plus a fee for each consultation a patient attends. No show, no second fee.',
    },
    {
      title: 'You keep your systems',
      text: 'There’s nothing to switch: we connect to the software your practice runs on.',
    },
  ],
})
