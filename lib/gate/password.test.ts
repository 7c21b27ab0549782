import { readFileSync } from 'node:fs'
import { DEMO_PASSWORD, findPasswordFault, generatePassword, resolvePassword } from './password'

const configure = (PRICING_PASSWORD: string | undefined) =>
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD })

test.each([undefined, '', DEMO_PASSWORD])('uses the demo password for %j, and reports it', (password) => {
  configure(password)
  expect(resolvePassword()).toBe(DEMO_PASSWORD)
  expect(findPasswordFault()).toMatch(/^PRICING_PASSWORD is not set, or is public.+\.$/)
})

const GENERATED = generatePassword()
const [, EXAMPLE] = /pricing#([\w-]+)/.exec(readFileSync('README.md', 'utf8'))!

test.each([
  [EXAMPLE!, 'is not set, or is public: the demo password, or the example of README.md'],
  ['0000-0000-0000-0000', 'has fewer than 8 different digits'],
  ['0123-4560-1234-5601', 'has fewer than 8 different digits'],
  ...[
    ...['abc', 'pricing-2026-2026', GENERATED.toUpperCase(), GENERATED.replaceAll('-', ''), GENERATED.slice(0, 14)],
    ...[`${GENERATED}-abcd`, ` ${GENERATED}`, `${GENERATED}\n`, `"${GENERATED}"`, GENERATED.replaceAll('-', '–')],
  ].map((password) => [password, 'is not four groups of four digits']),
])('rejects %j in one sentence that does not repeat it: it %s', (password, rule) => {
  configure(password)
  expect(resolvePassword).toThrow(new RegExp(`^PRICING_PASSWORD ${rule}[^.]*: [^.]+\\.env\\.local\\.$`))
  expect(findPasswordFault()).not.toContain(password)
})
