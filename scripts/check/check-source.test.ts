import { checkSource } from './check-source'

test.each([
  ['  { ...services.ads, price: 10.000 },', '10.000 means 10'],
  ['const videoPrice = 20.000', '20.000 means 20'],
  ["adSpend: { label: 'Ads', range: { from: 10.000, to: 15000 } },", '10.000 means 10'],
  ["  answer: 'Packages start from £1,800 a month.',", '£1,800 does not change with the price'],
])('finds the price in %s', (line, message) => {
  expect(checkSource('content/premium.ts', `\n${line}\n`)).toEqual([
    expect.stringMatching(`^content/premium.ts:2: ${message}`),
  ])
})

test.each([
  'price: 10000,',
  "text: 'It takes 1.5 hours.',",
  '/** Since version 1.2, £500 */',
  '  // ASK: Is it worth £500?',
  "headline: { figure: '£24,387', text: 'in cases' },",
  'text: `From £${essential.investment.monthly}`,',
])('accepts %s', (line) => {
  expect(checkSource('content/premium.ts', line)).toEqual([])
})
