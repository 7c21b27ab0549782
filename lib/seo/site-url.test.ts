import { absoluteUrl, siteUrl } from './site-url'

test('removes the trailing slash of the domain and of pages', () => {
  expect(siteUrl('https://clinic-growth.co.uk/')).toBe('https://clinic-growth.co.uk')
  expect(absoluteUrl('/')).toBe(siteUrl())
  expect(absoluteUrl('/book')).toBe(`${siteUrl()}/book`)
})

test.each([
  ...['clinic.co.uk', '', 'http://clinic.co.uk', 'https://localhost:3000', 'https://127.0.0.1', 'https://[::1]'],
  ...['https://clinic.co.uk/site', 'https://clinic.co.uk?a', 'https://me:secret@clinic.co.uk'],
])('rejects SITE_URL "%s"', (value) => {
  expect(() => siteUrl(value)).toThrow(`(SITE_URL, or url in content/site.ts) is "${value}": expected an https URL`)
})
