import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { pages } from '@/lib/routes'
import { defaultReferrerPolicy, privateReferrerPolicy } from '@/lib/seo/metadata'
import { headerRules } from './headers'
import { addHostFiles, hostConfigFiles, renderHeadersFile } from './hosts'

const vercel = JSON.parse(readFileSync('vercel.json', 'utf8'))
const netlify = readFileSync('netlify.toml', 'utf8')

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hosts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Every page with and without a trailing slash, with the headers that its row in the route table requires. */
const expected = pages.flatMap(({ path, robots }) =>
  [path, ...(path === '/' ? [] : [`${path}/`])].map((url) => ({
    url,
    robots,
    tag: robots === 'index' ? undefined : robots,
    referrer: robots === 'index' ? defaultReferrerPolicy : privateReferrerPolicy,
  })),
)
const payloads = pages.map(({ path }) => (path === '/' ? '/__next._full.txt' : `${path}/__next._full.txt`))

test.each(Object.entries(hostConfigFiles))(
  '%s is up to date with build/headers.ts (run npm run host-config)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text())
  },
)

/** Source: developers.cloudflare.com/pages/configuration/headers. Netlify has higher limits. */
test('_headers is within the limits beyond which Cloudflare Pages ignores rules', () => {
  expect(headerRules.length).toBeLessThanOrEqual(100)
  for (const line of renderHeadersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  for (const { path } of headerRules) expect(path).not.toMatch(/\*.*\*/)
})

test('throws an error that names a payload file without a robots header', () => {
  writeFileSync(`${folder}/new-page.txt`, '')
  expect(() => addHostFiles(folder)).toThrow('new-page.txt: build/headers.ts sets no X-Robots-Tag')
})

describe("_headers, read by Netlify's parser", () => {
  let rules: Header[]
  beforeEach(async () => {
    writeFileSync(`${folder}/_headers`, renderHeadersFile())
    const options = { headersFiles: [`${folder}/_headers`], configHeaders: [], minimal: false }
    const { headers, errors } = await parseAllHeaders(options)
    expect(errors).toEqual([])
    rules = headers as Header[]
  })

  /** Netlify joins the values of all matching rules and drops duplicates. */
  const headerOf = (path: string, name: string) => {
    const matching = rules.filter((rule) => rule.forRegExp.test(path))
    return [...new Set(matching.flatMap(({ values }) => values[name] ?? []))].join() || undefined
  }

  test.each(expected)('$url: robots $robots, referrer $referrer', ({ url, tag, referrer }) => {
    expect([headerOf(url, 'X-Robots-Tag'), headerOf(url, 'Referrer-Policy')]).toEqual([tag, referrer])
  })

  test('marks payload files as noindex', () => {
    for (const path of payloads) expect(headerOf(path, 'X-Robots-Tag')).toContain('noindex')
  })
})

describe("vercel.json, read by Vercel's routing library", () => {
  const { routes: transformed } = getTransformedRoutes(vercel)
  const rules = (transformed ?? []).filter((route) => !isHandler(route))

  /** Returns the response headers of a path, after following redirects. */
  function responseHeaders(path: string): Record<string, string> {
    const found: Record<string, string> = {}
    for (const route of rules) {
      const match = 'src' in route && route.src && new RegExp(route.src).exec(path)
      if (!match || !('headers' in route)) continue
      const location = route.headers?.Location
      if (route.status && location) return responseHeaders(location.replace('$1', match[1] ?? ''))
      Object.assign(found, route.headers)
    }
    return found
  }

  test.each(expected)('$url: robots $robots, referrer $referrer', ({ url, tag, referrer }) => {
    const headers = responseHeaders(url)
    expect([headers['X-Robots-Tag'], headers['Referrer-Policy']]).toEqual([tag, referrer])
  })

  test('marks payload files as noindex', () => {
    for (const path of payloads) expect(responseHeaders(path)['X-Robots-Tag']).toContain('noindex')
  })
})

test.each([
  ['vercel.json', vercel.buildCommand as string, []],
  ['netlify.toml', /^command = "(.*)"$/m.exec(netlify)![1]!, ['_headers']],
])('the build command of %s deletes compressed copies and the files of other hosts', (_, command, kept) => {
  mkdirSync(`${folder}/out/book`, { recursive: true })
  const unwanted = ['book.html.br', 'book/__next._full.txt.gz', '_redirects', '_headers']
  for (const name of ['book.html', ...unwanted]) writeFileSync(`${folder}/out/${name}`, '')
  expect(command).toMatch(/^npm run build && /)
  execFileSync('sh', ['-c', command.replace('npm run build && ', '')], { cwd: folder })
  const left = execFileSync('find', ['out', '-type', 'f'], { cwd: folder, encoding: 'utf8' }).trim().split('\n')
  expect(left.sort()).toEqual([...kept, 'book.html'].map((name) => `out/${name}`))
})

describe('deploy/nginx.conf', () => {
  const locations = [...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/^ {4}location (\S+) (?:(\S+) )?\{(.*)/gm)]

  /** Selects a location as nginx does: exact, then prefix with `^~`, then the first matching pattern. */
  const locationOf = (path: string) =>
    locations.find(([, type, value]) => type === '=' && value === path)?.[3] ??
    locations.find(([, type, value]) => type === '^~' && path.startsWith(value!))?.[3] ??
    locations.find(([, type, value]) => type === '~' && new RegExp(value!).test(path))?.[3]

  test('serves ACME challenges, but no other hidden files', () => {
    expect(locationOf('/.well-known/acme-challenge/token')).toContain('try_files $uri =404')
    for (const path of ['/.env', '/.well-known/other', '/book/.htaccess', '/index.html.br', '/_headers'])
      expect(locationOf(path)).toContain('return 404')
  })
})
