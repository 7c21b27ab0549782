import { pricingSalt } from '@/content/pricing-salt'
import { resolvePassword } from '@/lib/gate/password'
import { seal } from '@/lib/gate/seal'
import { pricingContent } from '@/lib/prices/pricing-content'
import { assertCurrentSeal } from './assert-current-seal'

const scripts = (content: unknown, password: string) => ['', `push("${seal(content, password, pricingSalt)}")`]

test('accepts an export with the current content and password', () => {
  expect(() => assertCurrentSeal(scripts(pricingContent(), resolvePassword()))).not.toThrow()
})

test.each([
  ['another password', scripts(pricingContent(), 'open-sesame')],
  ['other content', scripts({ ...pricingContent(), title: 'Old' }, resolvePassword())],
])('rejects an export with %s', (_, exported) => {
  expect(() => assertCurrentSeal(exported)).toThrow('delete .next/ and build again')
})
