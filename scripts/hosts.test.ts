import { readFileSync } from 'node:fs'

type Rule = { source: string; headers: { key: string; value: string }[] }
type Headers = Record<string, string>

const read = (file: string) => readFileSync(file, 'utf8')

/** Returns the headers of all paths and those of files with a hash in their name, from rules in JSON. */
const fromRules = ({ headers }: { headers: Rule[] }): Headers[] =>
  headers.map((rule) => Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])))

/** Returns the headers that each rule of public/_headers sets. */
const fromHeadersFile = (text: string): Headers[] =>
  text
    .split(/^\/.*\n/m)
    .slice(1)
    .map((rule) =>
      Object.fromEntries([...rule.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value])),
    )

const [security, hashed] = fromHeadersFile(read('public/_headers'))
/** Hosts that read public/_headers and vercel.json set this header by default: browsers revalidate each page. */
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

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
  expect(hashed).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
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

test('vercel.json sets the headers of public/_headers', () => {
  expect(fromRules(JSON.parse(read('vercel.json')))).toEqual([security, hashed])
})

test('serve.json sets the headers of public/_headers', () => {
  expect(fromRules(JSON.parse(read('serve.json')))).toEqual([{ ...security, ...revalidated }, hashed])
})

test('docs/nginx.conf sets the headers of public/_headers', () => {
  const lines = [...read('docs/nginx.conf').matchAll(/^ +add_header ([\w-]+) "?(.+?)"? always;$/gm)]
  const headers = Object.fromEntries(lines.map(([, name, value]) => [name, value]))
  expect(headers).toEqual({ ...security, 'Cache-Control': '$cache_control' })
  const [, map = ''] = /map \$uri \$cache_control \{\n(.*?)\}/s.exec(read('docs/nginx.conf')) ?? []
  const values = [...map.matchAll(/"(.+)";/g)].map(([, value]) => value)
  expect(values).toEqual([revalidated['Cache-Control'], hashed?.['Cache-Control']])
})
