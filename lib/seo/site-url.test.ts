import { absoluteUrl, siteUrl } from './site-url'

test.each([
  ['https://clinic.co.uk', 'https://clinic.co.uk'],
  ['https://www.Clinic.co.uk/', 'https://www.clinic.co.uk'],
  ['https://clinic.co.uk:8443', 'https://clinic.co.uk:8443'],
  ['https://zähne.example', 'https://xn--zhne-loa.example'],
])('accepts SITE_URL "%s"', (value, origin) => {
  expect(siteUrl(value)).toBe(origin)
})

test('the URLs of pages have the origin of SITE_URL and no trailing slash', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://clinic.co.uk/' })
  expect([absoluteUrl('/'), absoluteUrl('/book')]).toEqual(['https://clinic.co.uk', 'https://clinic.co.uk/book'])
  jest.restoreAllMocks()
})

test.each([
  'clinic.co.uk',
  '',
  'http://clinic.co.uk',
  'https://localhost:3000',
  'https://127.0.0.1',
  'https://[::1]',
  'https://clinic.co.uk/site',
  'https://clinic.co.uk?a',
  'https://me:secret@clinic.co.uk',
  'https://clinic.co.uk:99999',
  'https://clinic.co.uk:',
  'https://$domain.co.uk',
  'https://clinic..uk',
])('rejects SITE_URL "%s"', (value) => {
  expect(() => siteUrl(value)).toThrow(`SITE_URL is "${value}", expected an https URL`)
})
