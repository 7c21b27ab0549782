import { siteUrl } from './site-url'

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
