import { absoluteUrl, siteUrl } from './site-url'

test('an https origin is taken, a trailing slash dropped', () => {
  expect(siteUrl('https://clinic-growth.co.uk/')).toBe('https://clinic-growth.co.uk')
})

test.each([
  ['clinic.co.uk', 'not a URL'],
  ['', 'not a URL'],
  ['http://clinic.co.uk', 'not https'],
  ['https://localhost:3000', 'only this machine'],
  ['https://127.0.0.1', 'only this machine'],
  ['https://[::1]', 'only this machine'],
  ['https://clinic.co.uk/site', 'more than an origin'],
  ['https://clinic.co.uk?x=1', 'more than an origin'],
  ['https://me:secret@clinic.co.uk', 'more than an origin'],
])('SITE_URL "%s" is refused in a sentence', (value, reason) => {
  expect(() => siteUrl(value)).toThrow(reason)
  expect(() => siteUrl(value)).toThrow('SITE_URL')
})

test('URLs have no trailing slash', () => {
  expect(absoluteUrl('/')).toBe(siteUrl())
  expect(absoluteUrl('/book')).toBe(`${siteUrl()}/book`)
})
