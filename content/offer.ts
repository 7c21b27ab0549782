import { define } from '#define'
import { essential } from './essential'
import { figures } from './figures'
import { numberWords } from './number-words'
import { premium } from './premium'
import { siteLayout } from './site-layout'
import { websiteOffer } from './website'

const options = [
  {
    id: 'essential',
    name: essential.name,
    purpose: 'Choose this if one campaign is enough for now.',
    link: { label: `See the ${essential.name} engine`, href: '/essential' },
  },
  {
    id: 'premium',
    name: premium.name,
    purpose: `Choose this if you want up to ${numberWords[figures.signatureCampaigns]} campaigns, plus videos, Google reviews, and influencer and patient content.`,
    link: { label: `See the ${premium.name} engine`, href: '/premium' },
  },
  {
    id: 'website',
    name: websiteOffer.name,
    purpose: 'Choose this if your website describes your treatments but doesn’t yet lead to bookings.',
    link: { label: `See ${websiteOffer.name}`, href: '/website' },
  },
] as const

export const offer = define('offer.ts: offer', {
  title: 'Your Growth Options',
  lead: 'Two monthly packages and one website package: what each is for, and what you’d pay.',
  options,
  /** Marks a service that a package lacks. */
  missing: 'Not included',
  /** The number of services in a package, out of all services of the larger package. */
  servicesOfAll: '{parts} of {whole} services',
  once: 'one-off',
  /** Instead of the labels of the packages, of which one does not say it. */
  adSpend: 'Recommended ad spend, on top',
  /** Before the sum of set-up, fees and ad spend in the minimum term. */
  firstMonths: { one: 'First month:', many: 'First {monthsInWords} months:' },
  extra: 'The {fee} fees are extra: they depend on how many patients attend.',
  fit: {
    text: 'Wondering if we’re right for you?',
    action: { label: 'See who we work best with', href: '/qualify' },
  },
  questions: {
    title: 'Before you ask',
    months: { one: '{months}\u00a0month', many: '{months}\u00a0months' },
    /** components/offer/offer-questions.tsx fills the placeholders from the packages. */
    items: [
      {
        question: 'How long are we tied in?',
        answer: '{months}, for either package. The website is a one-off.',
      },
      {
        question: 'What if nobody attends?',
        answer: 'You don’t pay the {fee}. The monthly fee, the set-up fee and your ad spend are still due.',
      },
      {
        question: 'Who decides whether a patient attended?',
        answer: 'You do. You tell us which patients came, and we work out the {fee} fees from that.',
      },
      {
        question: 'Who pays for the ads?',
        answer: `You do, on top of our fee. We recommend {essentialAdSpend} a\u00a0month for ${essential.name}, and {premiumAdSpend} for ${premium.name}.`,
      },
    ],
  },
  closing: {
    title: 'Not sure which?',
    text: 'We’ll work it out together on a free discovery call.',
    action: siteLayout.floatingAction,
  },
})
