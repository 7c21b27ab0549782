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

test('blocks all sources by default', () => {
  for (const name of ['default-src', 'base-uri', 'form-action', 'object-src']) expect(policy[name]).toEqual(["'none'"])
})

test('allows no inline code, data URLs or arbitrary hosts for scripts and style elements', () => {
  for (const name of ['script-src', 'style-src']) {
    expect(policy[name]).not.toEqual(expect.arrayContaining([expect.stringMatching(/unsafe|data:|\*|^https?:$/)]))
  }
})

test('allows no origins but those of the scheduling provider', () => {
  const others = Object.values(policy)
    .flat()
    .filter((source) => source.includes('//'))
  expect(new Set(others)).toEqual(new Set(['https://assets.calendly.com', 'https://calendly.com']))
})

test('allows requests to the analytics service only when the owner has set one', () => {
  const measurement = { endpoint: 'https://plausible.io/api/event', site: 'example.com' }
  const off = createContentSecurityPolicy(['one()'], ['a{}'])
  const on = createContentSecurityPolicy(['one()'], ['a{}'], measurement)
  expect(on).toBe(off.replace("connect-src 'self'", "connect-src 'self' https://plausible.io"))
})

describe('addPolicies', () => {
  let folder: string
  const head = '<meta charSet="utf-8"/><title>A</title>'
  const page = (body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
  const write = (body: string) => writeFileSync(join(folder, 'a.html'), page(body))
  const read = () => readFileSync(join(folder, 'a.html'), 'utf8')
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'policies-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  test('adds a policy with the hashes of inline scripts and styles after <meta charset>, and changes nothing else', async () => {
    const body =
      '<script>a()</script><style>p{}</style><script type="application/ld+json">{"c":1}</script><p title=x>A<br>'
    write(body)
    await addPolicies(folder)
    expect(read()).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
    expect(read().replace(/<meta http-equiv.*?\/>/, '')).toBe(page(body))
    for (const text of ['a()', 'p{}']) expect(read()).toContain(hash(text))
    expect(read()).not.toContain(hash('{"c":1}'))
  })

  test.each([
    ['<script>a()</script><p onclick="b()">B</p>', /a\.html: <p> has the inline event handler "onclick"/],
    ['<script>a()</script><template><img onerror="b()"></template>', /<img> has the inline event handler "onerror"/],
    ['<script>a()</script><a href=" JavaScript:b()">B</a>', /<a> has a javascript: URL in "href"/],
  ])('throws for %s', async (body, message) => {
    write(body)
    await expect(addPolicies(folder)).rejects.toThrow(message)
  })
})
