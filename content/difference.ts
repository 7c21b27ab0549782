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
      text: 'Small on purpose, and still run by its founder.',
    },
    {
      title: 'Partly paid on attendance',
      text: 'A monthly fee, plus a fee for each consultation a patient attends. No show, no second fee. Ad spend comes on top.',
    },
    {
      title: 'You keep your systems',
      text: 'There’s nothing to switch: we connect to the software your practice runs on.',
    },
  ],
})
