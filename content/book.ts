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
    { title: 'No pressure, no commitments', text: 'You leave with a clearer picture, whether or not we work together.' },
  ],
  calendarTitle: 'Choose a time',
  wayOut: {
    link: 'Open the calendar in a new tab',
    quiet: 'Rather use the full page?',
    email: 'Or write to us:',
  },
} as const
