import { readFileSync } from 'node:fs'

type Rule = { source: string; headers: { key: string; value: string }[] }
/** Response headers by path prefix: `/` for all paths. */
type Headers = Record<string, Record<string, string>>

const read = (file: string) => readFileSync(file, 'utf8')

/** Returns the common prefix of the paths that a pattern matches, such as `/_next/static/` for `_next/static/**`. */
const prefixOf = (pattern: string) => `/${pattern.replace(/^\/|(\*\*?|\(\.\*\))$/g, '')}`

/** Returns the headers that rules in JSON set. */
const fromRules = ({ headers }: { headers: Rule[] }): Headers =>
  Object.fromEntries(
    headers.map((rule) => [
      prefixOf(rule.source),
      Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    ]),
  )

/** Returns the headers that the rules of public/_headers set. */
const fromHeadersFile = (text: string): Headers =>
  Object.fromEntries(
    [...text.matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)].map(([, pattern = '', lines = '']) => [
      prefixOf(pattern),
      Object.fromEntries([...lines.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value])),
    ]),
  )

const published = fromHeadersFile(read('public/_headers'))
const security = published['/']
/** Hosts that read public/_headers or vercel.json send this header by default, so that browsers revalidate each page. */
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' }

test('public/_headers has the security headers', () => {
  expect(security).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  })
  expect(published).toEqual({ '/': security, '/_next/static/': hashed })
})

test('Netlify and Vercel build the site, publish out/ and serve pages without .html and trailing slash', () => {
  expect(read('netlify.toml')).toMatch(/^command = "npm run build"\npublish = "out"$/m)
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
  })
})

test.each([
  ['vercel.json', security],
  ['serve.json', { ...security, ...revalidated }],
])('%s sets the headers of public/_headers', (file, everywhere) => {
  expect(fromRules(JSON.parse(read(file)))).toEqual({ ...published, '/': everywhere })
})

test('docs/nginx.conf sets the headers of public/_headers', () => {
  const lines = [...read('docs/nginx.conf').matchAll(/^ +add_header ([\w-]+) "?(.+?)"? always;$/gm)]
  const headers = Object.fromEntries(lines.map(([, name, value]) => [name, value]))
  expect(headers).toEqual({ ...security, 'Cache-Control': '$cache_control' })
  const [, map = ''] = /map \$uri \$cache_control \{\n(.*?)\}/s.exec(read('docs/nginx.conf')) ?? []
  const values = Object.fromEntries([...map.matchAll(/(\S+) "(.+)";/g)].map(([, path, value]) => [path, value]))
  expect(values).toEqual({ default: revalidated['Cache-Control'], '~^/_next/static/': hashed['Cache-Control'] })
})
