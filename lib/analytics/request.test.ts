/**
 * @jest-environment jsdom
 */
import { withoutPrivateData } from './request'

const SITE = 'https://clinic.example'
const send = (path: string, r: string | null = null) =>
  withoutPrivateData({ n: 'pageview', u: `${SITE}${path}`, d: 'clinic.example', r })

afterEach(() => sessionStorage.clear())

test('sends the path and the campaign, but no other parameter and no fragment', () => {
  expect(send('/offer?utm_source=spring+letter&email=a@b.c#prices')).toEqual({
    n: 'pageview',
    u: `${SITE}/offer?utm_source=spring+letter`,
    d: 'clinic.example',
    r: null,
  })
})

test('sends the first campaign of the session with the requests of later pages', () => {
  send('/?utm_source=letter')
  expect(send('/book?utm_source=advert').u).toBe(`${SITE}/book?utm_source=letter`)
})

test('sends the source tags, but only the presence of a click identifier', () => {
  const { u } = send('/?gclid=CjwKCA&fbclid=IwAR0&ref=partner&source=news&email=a@b.c')
  expect(Object.fromEntries(new URL(u).searchParams)).toEqual({
    gclid: '1',
    fbclid: '1',
    ref: 'partner',
    source: 'news',
  })
})

test.each(['/premium&gclid=CjwKCA', '/premium%3Fgclid=CjwKCA', '/premium%2526gclid%253DCjwKCA?utm_source=letter'])(
  'sends no identifier of a click that is in the path: %s',
  (path) => {
    expect(send(path).u).toMatch(/^https:\/\/clinic\.example\/premium(\?|$)/)
    expect(send(path).u).not.toContain('CjwKCA')
  },
)

test('sends no click identifier from the value of another parameter', () => {
  const { u } = send('/?utm_medium=paid?gclid=CjwKCA&utm_term=implants%26fbclid%3DIwAR0')
  expect(Object.fromEntries(new URL(u).searchParams)).toEqual({
    utm_medium: 'paid',
    utm_term: 'implants',
    gclid: '1',
    fbclid: '1',
  })
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
