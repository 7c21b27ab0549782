export const book = {
  title: 'Book Your Discovery Call',
  lead: 'A free conversation about your clinic. Choose a time that suits you.',
  coversTitle: 'What the call covers',
  covers: [
    {
      title: 'Discuss current results',
      text: 'What your clinic does today to win patients, and what comes of it.',
    },
    { title: 'Identify opportunities', text: 'Where enquiries are lost, and which treatments have room to grow.' },
    { title: 'Map out direction', text: 'What we would do first, in which order, and why.' },
    {
      title: 'No pressure, no commitments',
      text: 'You leave with a clearer picture, whether or not we work together.',
    },
  ],
  calendarTitle: 'Choose a time',
  frameTitle: 'Calendar: choose a day and a time for your discovery call',
  waiting: 'The calendar is loading.',
  fallback: {
    link: 'Open the calendar in a new tab',
    email: 'Or write to us:',
  },
  notices: {
    silent: {
      title: 'Calendar not showing?',
      text: 'The link above opens it on a page of its own.',
    },
    failed: {
      title: 'The calendar could not be loaded here',
      text: 'A blocker in your browser or your network may be in the way. The link above opens it on a page of its own, or write to us.',
    },
    offline: {
      title: 'Your connection is down',
      text: 'The calendar loads by itself as soon as you are back online.',
    },
    scriptless: {
      title: 'The calendar needs JavaScript',
      text: 'Open it in a new tab with the link above, or write to us.',
    },
  },
  booked: {
    title: 'Your call is booked',
    lead: 'Thank you. We look forward to hearing about your clinic.',
    next: [
      {
        title: 'Your confirmation',
        text: 'The booking service confirms the day and the time to the email address you gave.',
      },
      {
        title: 'On the call',
        text: 'We discuss your current results, identify opportunities and map out a direction.',
      },
      { title: 'After the call', text: 'The decision is yours: no pressure, no commitments.' },
    ],
    calendarTitle: 'Your booking',
  },
} as const
