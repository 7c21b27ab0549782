import { contentSecurityPolicy, hashSource } from './csp'

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const policy = directives(contentSecurityPolicy(['one()', 'two()', 'one()'], ['a{}']))

test('scripts run by the hash of their text, each named once', () => {
  const hashes = [hashSource('one()'), hashSource('two()')].sort()
  expect(policy['script-src']).toEqual(["'self'", 'https://assets.calendly.com', ...hashes])
})

test('a hash is the base64 of the SHA-256 of the text', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('nothing is allowed unless it is named', () => {
  for (const name of ['default-src', 'base-uri', 'form-action', 'object-src']) expect(policy[name]).toEqual(["'none'"])
})

test('scripts and style elements are never allowed wholesale', () => {
  for (const name of ['script-src', 'style-src']) {
    expect(policy[name]).not.toEqual(expect.arrayContaining([expect.stringMatching(/unsafe|data:|\*|^https?:$/)]))
  }
})

test('the scheduling provider is the only other site', () => {
  const others = Object.values(policy)
    .flat()
    .filter((source) => source.includes('//'))
  expect(new Set(others)).toEqual(new Set(['https://assets.calendly.com', 'https://calendly.com']))
})

test('a page without a script to allow is refused, because it would stand still', () => {
  expect(() => contentSecurityPolicy([], ['a{}'])).toThrow('no inline script')
})
