import { listOffers } from './offers'

const campaign = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }

test('rejects incomplete and malformed campaigns', () => {
  expect(() => listOffers({ campaign: 'spring', source: 'newsletter' })).toThrow('--medium is missing')
  for (const typed of ['Spring', '', 'spring--sale', 'a&b', 'jo@clinic.co.uk', 'x'.repeat(101)]) {
    expect(() => listOffers({ ...campaign, campaign: typed })).toThrow(`--campaign is "${typed}": use at most 100`)
  }
})
