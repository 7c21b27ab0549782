import { figures } from './figures'
import type { Question } from './types'
import { websiteOffer } from './website'

export const faq = {
  title: 'Questions owners ask',
  // ASK: You gave the questions without answers: do you agree with each answer?
  // ASK: Which practice software do you support, and what access do you need?
  items: [
    {
      question: 'What makes you stand out from other agencies?',
      answer: `We don’t stop at the ad. Every enquiry gets an automated reply within ${figures.replyMinutes}\u00a0minutes; then our treatment coordinators call back and book the consultation.`,
    },
    {
      question: 'Do we have to switch software?',
      answer:
        'No. Our systems integrate with your existing practice management system, booking tool and email platform.',
    },
    {
      question: 'Do you help with websites?',
      answer: `Yes. ${websiteOffer.name} starts with a story script: we write every page, then sketch the layouts, ready for design.`,
      link: { label: 'See what’s included', href: '/website' },
    },
  ],
} as const satisfies { title: string; items: readonly Question[] }
