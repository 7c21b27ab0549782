import { pricingSalt } from '@/content/pricing-salt'
import { encrypt } from '@/lib/gate/encrypt'
import { resolvePassword } from '@/lib/gate/password'
import { pricingContent } from '@/lib/prices/pricing-content'
import { assertCurrentCiphertext } from './assert-current-ciphertext'

const scripts = (content: unknown, password: string) => ['', `push("${encrypt(content, password, pricingSalt)}")`]

test('accepts an export with the current content and password', () => {
  expect(() => assertCurrentCiphertext(scripts(pricingContent(), resolvePassword()))).not.toThrow()
})

test.each([
  ['another password', scripts(pricingContent(), 'open-sesame')],
  ['other content', scripts({ ...pricingContent(), title: 'Old' }, resolvePassword())],
])('rejects an export with %s', (_, exported) => {
  expect(() => assertCurrentCiphertext(exported)).toThrow('delete .next/ and build again')
})
