import { define } from '#define'
import { essential } from './essential'
import { capitalised, capitalNumberWords, numberWords } from './number-words'
import { premium } from './premium'
import { siteLayout } from './site-layout'

/** The services that only Premium has. */
const added = premium.items.filter(({ service }) => !essential.items.some((item) => item.service === service))

/** Lists them in a sentence by these names, in the order of the names. A service without a name has its title. */
function addedServices(names: Partial<Record<string, string>>): string {
  const order = Object.keys(names)
  const listed = added
    .toSorted((first, second) => order.indexOf(first.service) - order.indexOf(second.service))
    .map(({ service, title }) => names[service] ?? title)
  // American English has a comma before the last “and”: names with an “and” need it.
  return new Intl.ListFormat(listed.some((name) => name.includes(' and ')) ? 'en-US' : 'en-GB').format(listed)
}

const premiumAdds = addedServices({
  trustVideos: 'videos',
  influencer: 'influencer and patient content',
  reviews: 'Google reviews',
})
const essentialLacks = addedServices({ trustVideos: 'videos', reviews: 'reviews', influencer: 'patient content' })

/** What both pages have. */
const shared = {
  action: { label: 'Book a free discovery call', href: '/book' },
  extra: 'Ad\u00a0spend and set-up are extra.',
  closing: {
    text: 'Bring your questions. We’ll go through the services and the prices with you.',
    action: siteLayout.floatingAction,
  },
} as const

export const essentialPage = define('package-pages.ts: essentialPage', {
  title: `Your ${essential.name} Growth Engine`,
  lead: `${capitalNumberWords[essential.items.length]} services, from the first click to your chair. ${capitalised(essentialLacks)} are in ${premium.name}. ${shared.extra}`,
  action: shared.action,
  closing: { title: 'Talk it through first', ...shared.closing },
})

export const premiumPage = define('package-pages.ts: premiumPage', {
  title: `Your ${premium.name} Growth Engine`,
  lead: `${capitalNumberWords[premium.items.length]} services: ${essential.name}’s ${numberWords[premium.items.length - added.length]}, plus ${premiumAdds}. ${shared.extra}`,
  action: shared.action,
  closing: { title: 'Ask before you choose', ...shared.closing },
})
