import { checkPoints } from './check-points'

test.each([
  ['  { ...services.ads, price: 10.000 },', '10.000 means 10'],
  ['const videoPrice = 20.000', '20.000 means 20'],
  ["adSpend: { label: 'Ads', range: { from: 10.000, to: 15000 } },", '10.000 means 10'],
])('finds the price with a point in %s', (line, message) => {
  expect(checkPoints('content/premium.ts', `\n${line}\n`)).toEqual([
    `content/premium.ts:2: ${message}: write whole pounds without a point, such as 1500`,
  ])
})

test.each(['price: 10000,', "text: 'It takes 1.5 hours.',", '/** Since version 1.2 */'])('accepts %s', (line) => {
  expect(checkPoints('content/premium.ts', line)).toEqual([])
})
