import { define } from '#define'

const assurance = 'No pressure, no commitments'

export const book = define('book.ts: book', {
  title: 'Book Your Discovery Call',
  /** The line of the share card. */
  cardLine: `Free. ${assurance}.`,
  lead: 'A free call. We’ll talk about where enquiries get lost and what we’d do first, go through every price, and send you the page that lists them. If we’re not right for your clinic, we’ll say so.',
  /** Above the calendar on phones: the points are below it. */
  assurance,
  /** Shown if `owner.discoveryCall` is set. */
  length: '{minutes}\u00a0minutes, {medium}.',
  coversTitle: 'What to expect',
  covers: [
    {
      title: 'Discuss current results',
      text: 'How your clinic wins patients today, and what they’re worth to you.',
    },
    { title: 'Identify opportunities', text: 'Which treatments have room to grow, and what holds them back.' },
    {
      title: 'Map out direction',
      text: 'Where we’d start, and why.',
    },
    {
      title: assurance,
      text: 'Ask what you like, and decide in your own time.',
    },
  ],
  calendarTitle: 'Choose a time',
  frameTitle: 'Calendar: choose a day and a time for your discovery call',
  /** Under the calendar, as one sentence: “Calendar not showing? Open it in a new tab, or email us.” */
  exits: {
    question: 'Calendar not showing?',
    newTab: 'Open it in a new tab',
    or: ', or',
    email: 'email us',
  },
  /** Shown instead of the calendar until the visitor clicks the button, if `owner.askBeforeCalendar` is set. */
  consent: {
    text: 'The calendar is Calendly’s and sets cookies in your browser.',
    button: 'Show the calendar',
  },
  /** In the open slot of the week that is shown until the calendar appears. `failed` is shown without JavaScript too. */
  notices: {
    waiting: 'The calendar is loading.',
    failed: 'The calendar couldn’t load here.',
  },
  booked: {
    title: 'Your call is booked',
    lead: 'Thank you. We’re looking forward to hearing about your clinic.',
    next: [
      {
        title: 'Your confirmation',
        text: 'The booking service will email you the day and time.',
      },
      {
        title: 'On the call',
        text: 'We’ll discuss your current results, look for opportunities and map out a direction.',
      },
      { title: 'After the call', text: 'It’s your decision.' },
    ],
    calendarTitle: 'Your booking',
  },
})
