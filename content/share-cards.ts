import { essential } from './essential'
import { spelled } from './figures'
import { offer } from './offer'
import { premium } from './premium'
import { phases } from './process'
import type { Path, ShareCard } from './schema'

export const shareCards = {
  '/': { picture: 'a clinic diary that is almost full' },
  '/process': { picture: `a timeline with ${spelled(phases)} phases` },
  '/book': { picture: 'a calendar with one day ticked' },
  '/offer': { picture: `${spelled(offer.options)} cards side by side` },
  '/premium': { picture: `a statement that lists ${spelled(premium.items)} parts` },
  '/essential': { picture: `a funnel of ${spelled(essential.items)} stages with a tick below it` },
  '/website': { headline: 'Full Website Storytelling', picture: 'a website in a browser window' },
  '/pricing': { picture: 'a sealed letter' },
  '/scale': { picture: 'three dental chairs and room for another' },
  '/qualify': { picture: 'two lists, one of ticks and one of crosses' },
  '*': { picture: 'a clinic diary with one empty slot' },
} as const satisfies Record<Path, ShareCard>

export const shareCardAlt = '“{title}” beside {picture}.'
