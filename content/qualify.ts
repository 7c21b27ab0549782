export const qualify = {
  title: 'Are We the Right Fit?',
  lead: 'We’d rather lose an enquiry than disappoint a practice. Here’s what we look for, and what we ask of you.',
  suited: {
    title: 'This is for you if',
    items: [
      'You own a private dental or aesthetic clinic.',
      'You want more implants, Invisalign, veneers or cosmetic work.',
      'You have room in your diary and a team that looks after new patients well.',
      'You want to keep your own software and your own way of working.',
    ],
  },
  unsuited: {
    title: 'This isn’t for you if',
    items: [
      'You mainly want NHS patients.',
      'You want to try it for a few weeks and see.',
      'You want a list of leads, without help turning them into consultations.',
      'You need a guaranteed number of patients before you start.',
    ],
  },
  commitments: {
    title: 'What a clinic commits to',
    items: [
      {
        id: 'minimum',
        title: '{months}-month minimum',
        text: 'Long enough to build, launch and learn from the patients who attend.',
      },
      {
        id: 'ad-spend',
        title: 'Recommended ad spend',
        text: 'Essential: {essential} a month, not included in our fee.\nPremium: {premium} a month.',
      },
      {
        id: 'private',
        title: 'Private patients',
        text: 'The engine brings in private consultations. Our fee of {fee} per attended consultation applies to private patients only.',
      },
      {
        id: 'reports',
        title: 'Telling us who attended',
        text: 'You answer our attended-consultation reports. Part of our fee depends on your answers.',
      },
    ],
  },
  closing: {
    title: 'Still reading?',
    text: 'Then let’s talk. The discovery call is free, and either of us can say no.',
    action: { label: 'Book a Call', href: '/book' },
  },
} as const
