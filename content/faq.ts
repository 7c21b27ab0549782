import { figures } from './figures'
import type { FaqItem } from './types'

export const faq = {
  title: 'Questions owners ask',
  items: [
    {
      question: 'What makes you stand out from other agencies?',
      answer: `We specialise exclusively in premium dental practices, and we are founder-led and boutique by choice. We also do not stop at the advertisement: every enquiry is answered within ${figures.replyMinutes} minutes, treatment coordinators book the consultation, and part of our fee is due only when the patient attends.`,
    },
    {
      question: 'Do we have to switch software?',
      answer:
        'No. Our work integrates with the practice management system, the booking tool and the email platform that you already use, so your team keeps its routine.',
    },
    {
      question: 'Do you help with websites?',
      answer:
        'Yes. We offer a website package that is driven by a story script: the words are found first, and the pages and wireframes are built around them, so that each page leads a reader towards a booking.',
    },
  ],
} as const satisfies { title: string; items: readonly FaqItem[] }
