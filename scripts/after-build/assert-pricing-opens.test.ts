import { pricingSalt } from '@/content/pricing-salt'
import { seal } from '@/lib/gate/seal'
import { pricingContent } from '@/lib/prices/pricing-content'
import { assertPricingOpens } from './assert-pricing-opens'

// Each derivation of a key takes up to a second.
jest.setTimeout(30_000)

const PASSWORD = 'five-calm-herons-cross-slow-rivers'
const page = (sealed: string) => [{ path: 'out/pricing.js', text: `push("\\"sealed\\":\\"${sealed}\\"")` }]

beforeEach(() => jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: PASSWORD }))
afterEach(() => jest.restoreAllMocks())

test('accepts an export that the configured password decrypts', async () => {
  await expect(assertPricingOpens(page(seal(pricingContent(), PASSWORD, pricingSalt)))).resolves.toBeUndefined()
})

test.each([
  ['was encrypted with another password', page(seal(pricingContent(), `${PASSWORD}-2`, pricingSalt))],
  ['has other content', page(seal({ ...pricingContent(), title: 'Old' }, PASSWORD, pricingSalt))],
  ['has no encrypted content', page('')],
])('rejects an export that %s', async (_, files) => {
  await expect(assertPricingOpens(files)).rejects.toThrow('delete .next/ and build again')
})
