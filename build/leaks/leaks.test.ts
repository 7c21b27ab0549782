import { leaksIn, secret, secretsOf } from './leaks'

const sealed = {
  title: 'Choose Your Growth Package',
  action: { label: 'Let’s Get Started', href: '/book to nowhere' },
  name: 'Core',
  items: [{ id: 'ads and more', price: 1495 }, { id: 'boost', price: 600 }, { price: 1500 }],
  cap: 20,
}
const published = [{ label: 'Let’s Get Started' }, { price: 1500 }]

const found = (text: string, sought: string) => leaksIn(Buffer.from(text), [secret(sought, 'it')])
const sentence = 'Content by influencers – worth £600 & more'

test('the secrets are the sealed sentences and figures that are not public too', () => {
  const texts = secretsOf(sealed, published).map(({ text }) => text)
  expect(texts).toEqual([
    'Choose Your Growth Package',
    '£1,495',
    '1,495',
    '1495',
    'price:1495',
    '"price":1495',
    '£600',
    'price:600',
    '"price":600',
    '£20',
    'cap:20',
    '"cap":20',
  ])
})

test.each([
  ['as it is', sentence],
  ['with \\u escapes', 'Content by influencers \\u2013 worth \\u00A3600 \\u0026 more'],
  [
    'with every character escaped',
    [...sentence].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ],
  ['with \\x escapes', 'Content by influencers \\u{2013} worth \\xa3600 & more'],
  ['with named entities', 'Content by influencers &ndash; worth &pound;600 &amp; more'],
  ['with numbered entities', 'Content by influencers &#8211; worth &#xA3;600 &#38; more'],
  ['escaped twice', 'Content by influencers \\u2013 worth \\u0026pound;600 \\u0026amp; more'],
  ['cut by comments and tags', 'Content <b>by</b> influencers<!-- --> – worth £<!-- -->600 &amp; more'],
  ['in a URL', sentence.replaceAll(' ', '%20').replace('&', '%26')],
])('a sentence is found %s', (_, written) => {
  expect(found(`var a="${written}";`, sentence)).toEqual(['it'])
})

test.each([0, 1, 2])('base64 is found at alignment %d, in either alphabet', (offset) => {
  const text = `${'x'.repeat(offset)}{"text":"${sentence}"}`
  expect(found(`data:;base64,${Buffer.from(text).toString('base64')}`, sentence)).toEqual(['it in base64'])
  expect(found(`"${Buffer.from(text).toString('base64url')}"`, sentence)).toEqual(['it in base64'])
})

test('escapes inside base64 are found', () => {
  const escaped = Buffer.from(JSON.stringify({ text: sentence }).replace('–', '\\u2013').replace('£', '\\u00a3'))
  expect(found(escaped.toString('base64'), sentence)).toEqual(['it in base64'])
})

test.each([
  ['a longer number', 'id=14950'],
  ['the end of one', '91495'],
  ['a name', 'x1495y'],
  ['decimals', '0.1495'],
])('a figure is not found in %s', (_, text) => {
  expect(found(text, '1495')).toEqual([])
})

test('a figure is found among other marks', () => {
  expect(found('{price:1495}', '1495')).toEqual(['it'])
  expect(found('<td>£1,495</td>', '£1,495')).toEqual(['it'])
})

test('a clean file holds nothing', () => {
  const secrets = secretsOf(sealed, published)
  expect(leaksIn(Buffer.from('<h1>Pricing</h1><p>This page is private.</p>'), secrets)).toEqual([])
})
