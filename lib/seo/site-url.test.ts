import { absoluteUrl, siteUrl } from './site-url'

test('removes the trailing slash of the domain and of pages', () => {
  expect(siteUrl('https://clinic-growth.co.uk/')).toBe('https://clinic-growth.co.uk')
  expect(absoluteUrl('/')).toBe(siteUrl())
  expect(absoluteUrl('/book')).toBe(`${siteUrl()}/book`)
})

test.each([
  ['clinic.co.uk', 'not a valid URL'],
  ['', 'not a valid URL'],
  ['http://clinic.co.uk', 'not https'],
  ['https://localhost:3000', 'this computer only'],
  ['https://[::1]', 'this computer only'],
  ['https://clinic.co.uk/site', 'more than an origin'],
  ['https://me:secret@clinic.co.uk', 'more than an origin'],
])('rejects SITE_URL "%s" and names the reason: %s', (value, reason) => {
  expect(() => siteUrl(value)).toThrow(reason)
  expect(() => siteUrl(value)).toThrow('SITE_URL')
})
