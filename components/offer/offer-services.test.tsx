import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { render, textsOf } from '@/jest/render'
import { interpolate } from '@/lib/interpolate'
import { OfferServices } from './offer-services'

/** Returns the texts of the rows of each column, and its count of services. */
function columns(): string[][] {
  const titles = render(<OfferServices />).querySelectorAll('h3')
  return titles.map(({ parentNode }) => textsOf(parentNode!, 'li, p'))
}

test('lists the services of Essential in the same rows of both packages, then those that only Premium has', () => {
  const [ofEssential = [], ofPremium = []] = columns()
  const services = essential.items.map(({ service }): string => service)
  const missing = premium.items.filter(({ service }) => !services.includes(service)).map(({ title }) => title)
  expect(ofEssential).toEqual([
    ...essential.items.map(({ title }) => title),
    ...missing.map((title) => `${title} ${offer.missing}`),
    interpolate(offer.servicesOfAll, { parts: services.length, whole: premium.items.length }),
  ])
  const shared = services.map((service) => premium.items.find((item) => item.service === service)?.title)
  expect(ofPremium.slice(0, -1)).toEqual([...shared, ...missing])
})
