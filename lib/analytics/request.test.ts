/**
 * @jest-environment jsdom
 */
import { withoutPrivateData } from './request'

const SITE = 'https://clinic.example'
const send = (path: string, r: string | null = null) =>
  withoutPrivateData({ n: 'pageview', u: `${SITE}${path}`, d: 'clinic.example', r })

afterEach(() => sessionStorage.clear())

test.each([
  [
    'the campaign, but no other parameter',
    '/offer?utm_source=spring+letter&email=a@b.c',
    '/offer?utm_source=spring+letter',
  ],
  ['no fragment', '/offer#prices', '/offer'],
  ['the source tags', '/?ref=partner&source=news', '/?ref=partner&source=news'],
  ['only the presence of a click identifier', '/?gclid=CjwKCA&fbclid=IwAR0', '/?gclid=1&fbclid=1'],
  ['no identifier in the path', '/premium&gclid=CjwKCA', '/premium?gclid=1'],
  ['no encoded identifier in the path', '/premium%3Fgclid=CjwKCA', '/premium?gclid=1'],
  ['no identifier encoded twice in the path', '/premium%2526gclid%253DCjwKCA', '/premium'],
  ['no identifier in a parameter', '/?utm_medium=paid?gclid=CjwKCA', '/?utm_medium=paid&gclid=1'],
  ['no encoded identifier in a parameter', '/?utm_term=implants%26fbclid%3DIwAR0', '/?utm_term=implants&fbclid=1'],
])('sends %s: %s', (_, path, sent) => {
  expect(send(path)).toEqual({ n: 'pageview', u: `${SITE}${sent}`, d: 'clinic.example', r: null })
})

test('sends the first campaign of the session with the requests of later pages', () => {
  send('/?utm_source=letter')
  expect(send('/book?utm_source=advert').u).toBe(`${SITE}/book?utm_source=letter`)
})

test.each([
  ['https://www.google.co.uk/search?q=implant+marketing', 'https://www.google.co.uk'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm'],
  [`${SITE}/pricing`, null],
  ['https://www.clinic.example/premium', null],
  ['', null],
])('sends the origin of another site that led to the page: %s', (referrer, expected) => {
  expect(send('/', referrer).r).toBe(expected)
})
