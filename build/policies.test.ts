import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPolicies, createContentSecurityPolicy } from './policies'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = Object.fromEntries(
  createContentSecurityPolicy(['one()'], ['a{}'])
    .split('; ')
    .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
)

test('allows scripts and styles only by their hashes, from the site and from the scheduling provider', () => {
  for (const name of ['default-src', 'base-uri', 'form-action', 'object-src']) expect(policy[name]).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", 'https://assets.calendly.com', hash('one()')])
  expect(policy['style-src']).toEqual(["'self'", 'https://assets.calendly.com', hash('a{}')])
  const origins = Object.values(policy)
    .flat()
    .filter((source) => /[.:*]/.test(source))
  expect(new Set(origins)).toEqual(new Set(['https://assets.calendly.com', 'https://calendly.com']))
})

test('allows requests to the analytics service only when the owner has set one', () => {
  const measurement = { endpoint: 'https://plausible.io/api/event', site: 'example.com' }
  const off = createContentSecurityPolicy(['one()'], ['a{}'])
  const on = createContentSecurityPolicy(['one()'], ['a{}'], measurement)
  expect(on).toBe(off.replace("connect-src 'self'", "connect-src 'self' https://plausible.io"))
})

test('adds a policy with the hashes of inline scripts and styles after <meta charset>, and changes nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'policies-'))
  const file = join(folder, 'a.html')
  const start = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>'
  const rest =
    '<script>a()</script><style>p{}</style><script type="application/ld+json">{"c":1}</script><p title=x>A<br>'
  writeFileSync(file, start + rest)
  await addPolicies(folder)
  const [before, content = '', after] = readFileSync(file, 'utf8').split(
    /<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/,
  )
  rmSync(folder, { recursive: true })
  expect([before, after]).toEqual([start, rest])
  for (const text of ['a()', 'p{}']) expect(content).toContain(hash(text))
  expect(content).not.toContain(hash('{"c":1}'))
})
