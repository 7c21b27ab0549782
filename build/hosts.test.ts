import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import { getTransformedRoutes, isHandler, type RouteWithSrc } from '@vercel/routing-utils'
import { pageRoutes } from '@/lib/routes'
import { defaultReferrerPolicy, privateReferrerPolicy } from '@/lib/seo/metadata'
import { filesBelow } from './files'
import { headersFor } from './headers'
import { renderHeadersFile, renderVercelFile } from './hosts'
import { pruneExport } from './prune-export'

const vercel = JSON.parse(readFileSync('vercel.json', 'utf8'))
const netlify = readFileSync('netlify.toml', 'utf8')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Every page with the headers that its row in the route table requires. */
const expected = pageRoutes.map(({ path, robots }) => ({
  path,
  spellings: path === '/' ? ['/index', '/index.html', '/index/'] : [`${path}.html`, `${path}/`],
  tag: robots === 'index' ? undefined : robots,
  referrer: robots === 'index' ? defaultReferrerPolicy : privateReferrerPolicy,
}))

test('vercel.json is up to date with build/headers.ts and content/routes.ts (run npm run host-config)', () => {
  expect(readFileSync('vercel.json', 'utf8')).toBe(renderVercelFile())
})

/** Files that other sites may show, and others, with the value of Cross-Origin-Resource-Policy. */
const shared = ['/og/home.png', '/icon.svg', '/favicon.ico', '/apple-icon.png', '/icon-512.png']
const notShared = ['/_next/static/chunks/a.js', '/robots.txt', '/sitemap.xml', ...pageRoutes.map(({ path }) => path)]
const resources = [
  ...shared.map((path) => ({ path, policy: 'cross-origin' })),
  ...notShared.map((path) => ({ path, policy: 'same-origin' })),
]

async function parseHeadersFile() {
  writeFileSync(`${folder}/_headers`, renderHeadersFile())
  const options = { headersFiles: [`${folder}/_headers`], configHeaders: [], minimal: false }
  const { headers, errors } = await parseAllHeaders(options)
  expect(errors).toEqual([])
  return headers as Header[]
}

test('lets other sites show the share cards and icons only', async () => {
  const headers = await parseHeadersFile()
  for (const { path, policy } of resources) {
    const rules = headers.filter(({ forRegExp }) => forRegExp.test(path))
    // One rule only: hosts differ in what they send when several rules set a header.
    const policies = rules.flatMap(({ values }) => values['Cross-Origin-Resource-Policy'] ?? [])
    expect([path, policies]).toEqual([path, [policy]])
    expect([path, headersFor(path)['Cross-Origin-Resource-Policy']]).toEqual([path, policy])
  }
})

test("Netlify's parser finds the robots and referrer headers of every page in _headers", async () => {
  const headers = await parseHeadersFile()
  for (const { path, tag, referrer } of expected) {
    for (const url of path === '/' ? [path] : [path, `${path}/`]) {
      const rules = headers.filter(({ forRegExp }) => forRegExp.test(url))
      // Netlify joins the values of all matching rules and drops duplicates.
      const valueOf = (name: string) =>
        [...new Set(rules.flatMap(({ values }) => values[name] ?? []))].join() || undefined
      expect([url, valueOf('X-Robots-Tag'), valueOf('Referrer-Policy')]).toEqual([url, tag, referrer])
    }
  }
})

describe("vercel.json, read by Vercel's routing library", () => {
  const { routes } = getTransformedRoutes(vercel)
  const rules = (routes ?? []).flatMap((route) => ('src' in route && !isHandler(route) ? [route as RouteWithSrc] : []))

  /** Returns what the rules give for a path: the target of a redirect, or the response headers and the file. */
  function responseOf(path: string) {
    const headers: Record<string, string> = {}
    for (const { src, status, headers: added, dest } of rules) {
      const match = new RegExp(src).exec(path)
      const resolve = (text = '') => text.replace(/\$(\d)/g, (_, group) => match?.[group] ?? '')
      if (match && status) return { headers, location: resolve(added?.Location) }
      if (match && dest) return { headers, file: resolve(dest) }
      if (match) Object.assign(headers, added)
    }
    return { headers }
  }

  test.each(expected)('$path: robots $tag, referrer $referrer', ({ path, spellings, tag, referrer }) => {
    const { headers, file } = responseOf(path)
    expect([headers['X-Robots-Tag'], headers['Referrer-Policy']]).toEqual([tag, referrer])
    expect(file).toBe(path === '/' ? undefined : `${path}.html`)
    for (const spelling of spellings) expect(responseOf(spelling).location).toBe(path)
  })

  test('lets other sites show the share cards and icons only', () => {
    for (const { path, policy } of resources)
      expect([path, responseOf(path).headers['Cross-Origin-Resource-Policy']]).toEqual([path, policy])
  })

  test('serves pages of the owner in public/ without their extension, and no other file', () => {
    for (const path of ['/privacy-notice', '/legal/privacy-notice']) expect(responseOf(path).file).toBe(`${path}.html`)
    for (const path of ['/privacy.html', '/notice.pdf', '/404', '/_headers.txt', '//book', '/book//x'])
      expect(responseOf(path).file).toBeUndefined()
  })

  test('redirects no path to another host', () => {
    const paths = ['//elsewhere.com/', '//elsewhere.com.html', '//elsewhere.com/index', '/%5Celsewhere.com/', '//book/']
    for (const path of paths) expect(responseOf(path).location).toBeUndefined()
  })
})

test.each([
  ['vercel.json', vercel.buildCommand as string, []],
  ['netlify.toml', /^command = "(.*)"$/m.exec(netlify)![1]!, ['_headers']],
])('the build command of %s deletes compressed copies and the files of other hosts', (_, command, kept) => {
  mkdirSync(`${folder}/out/og`, { recursive: true })
  const unwanted = ['book.html.br', 'og/book.svg.gz', '_redirects', '_headers']
  for (const name of ['book.html', ...unwanted]) writeFileSync(`${folder}/out/${name}`, '')
  const [, names = ''] = /^npm run build && npx tsx build\/prune-export\.ts (.+)$/.exec(command) ?? []
  pruneExport(`${folder}/out`, names.split(' '))
  expect(filesBelow(`${folder}/out`)).toEqual([...kept, 'book.html'])
})
