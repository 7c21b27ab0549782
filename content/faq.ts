import { figures } from './figures'
import type { FaqItem } from './types'

export const faq = {
  title: 'Questions owners ask',
  items: [
    {
      question: 'What makes you stand out from other agencies?',
      answer: `We don’t stop at the ad. Every enquiry is answered within ${figures.replyMinutes}\u00a0minutes, and our treatment coordinators book the consultation. Videos let patients meet you first. And you’re dealing with a founder-led, boutique agency that chooses its clients carefully.`,
    },
    {
      question: 'Do we have to switch software?',
      answer:
        'No. Everything we do integrates with your existing practice management system, booking tool and email platform. Your team carries on as usual.',
    },
    {
      question: 'Do you help with websites?',
      answer:
        'Yes. Our website package starts with a story script: we write the words, then plan the pages and wireframes around them.',
    },
  ],
} as const satisfies { title: string; items: readonly FaqItem[] }
