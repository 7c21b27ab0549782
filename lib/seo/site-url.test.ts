import { absoluteUrl, siteUrl } from './site-url'

test('accepts an https origin and removes its trailing slash', () => {
  expect(siteUrl('https://clinic-growth.co.uk/')).toBe('https://clinic-growth.co.uk')
})

test.each([
  ['clinic.co.uk', 'not a valid URL'],
  ['', 'not a valid URL'],
  ['http://clinic.co.uk', 'not https'],
  ['https://localhost:3000', 'this computer only'],
  ['https://127.0.0.1', 'this computer only'],
  ['https://[::1]', 'this computer only'],
  ['https://clinic.co.uk/site', 'more than an origin'],
  ['https://clinic.co.uk?x=1', 'more than an origin'],
  ['https://me:secret@clinic.co.uk', 'more than an origin'],
])('rejects SITE_URL "%s" and names the reason: %s', (value, reason) => {
  expect(() => siteUrl(value)).toThrow(reason)
  expect(() => siteUrl(value)).toThrow('SITE_URL')
})

test('returns absolute URLs without a trailing slash', () => {
  expect(absoluteUrl('/')).toBe(siteUrl())
  expect(absoluteUrl('/book')).toBe(`${siteUrl()}/book`)
})
