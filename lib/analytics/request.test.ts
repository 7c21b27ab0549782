/**
 * @jest-environment jsdom
 */
import { withoutPrivateData } from './request'

const SITE = 'https://clinic.example'
const send = (path: string, r: string | null = null) =>
  withoutPrivateData({ n: 'pageview', u: `${SITE}${path}`, d: 'clinic.example', r })

beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${SITE}/offer">`
})
afterEach(() => sessionStorage.clear())

test.each([
  ['the campaign, but no other parameter', '?utm_source=spring+letter&ref=a&email=a@b.c', '?utm_source=spring+letter'],
  ['no fragment', '#prices', ''],
  ['only the presence of a click identifier', '?gclid=CjwKCA&amp;fbclid=IwAR0', '?gclid=1&fbclid=1'],
])('sends %s: %s', (_, query, sent) => {
  expect(send(`/offer${query}`)).toEqual({ n: 'pageview', u: `${SITE}/offer${sent}`, d: 'clinic.example', r: null })
})

test('sends nothing of the path of a page that does not exist', () => {
  document.head.innerHTML = ''
  expect(send('/pricing%237k2m-x9tq&gclid=CjwKCA').u).toBe(`${SITE}/404`)
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
