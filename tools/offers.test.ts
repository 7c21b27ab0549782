import { routes } from '@/content/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { listOffers } from './offers'

const campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }

test('lists every noindex page and no indexed page', () => {
  const hidden = routes.filter(({ path, robots }) => path !== '*' && robots !== 'index').map(({ path }) => path)
  const query = '?utm_campaign=spring-2026&utm_source=newsletter&utm_medium=email'
  expect(listOffers().map(({ url }) => url)).toEqual(hidden.map((path) => siteUrl() + path))
  expect(listOffers(campaign).map(({ url }) => url)).toEqual(hidden.map((path) => siteUrl() + path + query))
})

test('rejects incomplete and malformed campaigns', () => {
  expect(() => listOffers({ campaign: 'spring', source: 'newsletter' })).toThrow('--medium is missing')
  for (const typed of ['Spring', '', 'spring--sale', 'a&b', 'jo@clinic.co.uk', 'x'.repeat(101)]) {
    expect(() => listOffers({ ...campaign, campaign: typed })).toThrow(`--campaign is "${typed}": use at most 100`)
  }
})
