import { define } from '#define'
import { websiteOffer } from './website'

export const faq = define('faq.ts: faq', {
  title: 'Questions owners ask',
  items: [
    {
      question: 'What makes you stand out from other agencies?',
      answer:
        'We look at your practice before we advertise it: how patients reach you, what happens when they enquire, and where you lose them. Later, we test changes each month and keep what works.',
    },
    {
      question: 'Do we have to switch software?',
      answer:
        'No. We integrate with the practice management system, booking tool and email platform you already have. Tell us which you use.',
    },
    {
      question: 'Do you help with websites?',
      answer: `Yes. ${websiteOffer.name} starts with a story script. We write every page and sketch the layouts, ready for a designer.`,
      link: { label: 'See what’s included', href: '/website' },
    },
  ],
})
