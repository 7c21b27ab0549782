export const qualify = {
  title: 'Are We the Right Fit?',
  lead: 'We would rather lose an enquiry than disappoint a practice. So here is what we look for, and what we ask of you.',
  suited: {
    title: 'This is for you if',
    items: [
      'You own a private dental or aesthetic clinic.',
      'Implants, Invisalign, veneers or cosmetic work are treatments you want more of.',
      'There is room in your diary, and a team who can look after new patients well.',
      'You want to keep your own software and your own way of working.',
    ],
  },
  unsuited: {
    title: 'This is not for you if',
    items: [
      'You are looking for patients other than private ones.',
      'You want to try something for a few weeks and see.',
      'You want a list of leads and no help in turning them into consultations.',
      'You need a guaranteed number of patients before you begin.',
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
        text: 'Essential {essential} a month,\nPremium {premium} a month.\nIt is not included in our fee.',
      },
      {
        id: 'private',
        title: 'Private patients',
        text: 'The engine brings private consultations, and our fee counts those only.',
      },
      {
        id: 'reports',
        title: 'Answering attended-consultation reports',
        text: 'You tell us who attended. It is what part of our fee is reckoned by, and what the campaigns learn from.',
      },
    ],
  },
  closing: {
    title: 'Still reading?',
    text: 'Then let us talk. The discovery call is free, and either of us may say no.',
    action: { label: 'Book a Call', href: '/book' },
  },
} as const
