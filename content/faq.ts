import { define } from '#define'
import { figures } from './figures'

export const faq = define('faq.ts: faq', {
  title: 'Questions owners ask',
  items: [
    {
      question: 'What makes you stand out from other agencies?',
      answer: `You get our findings in writing first. Week 1 ends with a Growth Strategy Document: where enquiries are lost, what each costs you, and a ${figures.roadmapMonths}-month roadmap.`,
    },
    {
      question: 'Do we have to switch software?',
      answer:
        'No. We integrate with the practice management system, booking tool and email platform you already have. Tell us which you use.',
    },
    {
      question: 'Do you help with websites?',
      answer: 'Yes, with the words and the plan. We write a story script, then every page, and sketch the layouts for your designer.',
      link: { label: 'See what’s included', href: '/website' },
    },
  ],
})
