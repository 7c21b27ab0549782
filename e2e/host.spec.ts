import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type APIResponse } from 'playwright/test'
import { routeFor } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { shareCardImage } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'
import { visits } from './support/pages'

// What a host has to do. `npm test` requests the preview, `npm run smoke` the site at BASE_URL: set SITE_URL as for its build.

const YEAR_SECONDS = 365 * 24 * 60 * 60
const pages = visits.flatMap(({ path, at }) => (path === '*' ? [] : [at]))

/** The headers of every response, of which `/_next/static/*` has another Cache-Control. */
const [, allPaths = ''] = /^\/\*\n((?: .*\n)+)/m.exec(readFileSync('public/_headers', 'utf8')) ?? []
const securityHeaders = [...allPaths.matchAll(/^ +([\w-]+): (.+)$/gm)]

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

function expectSecurityHeaders(response: APIResponse) {
  for (const [, name = '', value] of securityHeaders)
    expect.soft(response.headers()[name.toLowerCase()], `${response.url()}: ${name}`).toBe(value)
  expect.soft(response.headers()['access-control-allow-origin'], response.url()).toBeUndefined()
}

/** Returns the seconds for which browsers may use a response without revalidating it. */
function maxAge(response: APIResponse): number {
  const { 'cache-control': value = '' } = response.headers()
  return /no-store|no-cache/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? Infinity)
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Returns the contents of the head's `<meta>` elements of this name or property. */
function metaOf(html: string, key: string): (string | undefined)[] {
  const tags = html.slice(0, html.indexOf('</head>')).match(/<meta\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => attribute(tag, 'name') === key || attribute(tag, 'property') === key)
    .map((tag) => attribute(tag, 'content'))
}

/** Expects that the host has neither added a script nor changed one: the page's policy would block it. */
function expectOwnScripts(html: string) {
  const policies = html.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g) ?? []
  expect(policies).toHaveLength(1)
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    const source = attribute(attributes, 'src')
    if (source) expect(source).toMatch(/^\/_next\/static\//)
    else if (attribute(attributes, 'type') !== 'application/ld+json')
      expect(policies[0], text.slice(0, 80)).toContain(createHash('sha256').update(text).digest('base64'))
  }
}

for (const { path, at } of visits) {
  test(`${at} is delivered as it was built`, { tag: '@core' }, async ({ request }) => {
    const response = await get(request, at)
    expect(response.status()).toBe(path === '*' ? 404 : 200)
    expect(response.headers()['content-encoding']).toMatch(/^(br|gzip|zstd)$/)
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expectSecurityHeaders(response)
    expect(maxAge(response), 'browsers revalidate the page after a deploy').toBe(0)
    const html = await response.text()
    expectOwnScripts(html)
    const { robots, description } = routeFor(path)
    expect(metaOf(html, 'robots')).toEqual([robots])
    expect(metaOf(html, 'description')).toEqual([description])
    expect(html).toContain(`<title>${pageTitle(path).replace('&', '&amp;')}</title>`)
    expect(metaOf(html, 'og:image')).toEqual([shareCardImage(path).url])
    const image = await get(request, new URL(shareCardImage(path).url).pathname)
    expect(image.headers()['content-type']).toBe('image/png')
    if (path === '*') return
    expect(metaOf(html, 'referrer')).toEqual([robots === 'index' ? 'strict-origin-when-cross-origin' : 'no-referrer'])
    expect(metaOf(html, 'og:url'), 'set SITE_URL as for the build').toEqual([absoluteUrl(path)])
    expect(html).toContain(`<link rel="canonical" href="${absoluteUrl(path)}"`)
  })
}

test('another spelling of an address leads to the page, or is not found', async ({ request }) => {
  const spellings = pages.flatMap((path) => (path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/`]))
  for (const spelling of spellings) {
    const response = await request.get(spelling)
    if (response.status() === 404) continue
    expect(response.status(), spelling).toBe(200)
    const page = spelling.replace(/\.html$|\/$/, '').replace(/^\/index$/, '/')
    expect(new URL(response.url()).pathname, spelling).toBe(page)
  }
})

test('no address leads to another host', async ({ request, baseURL }) => {
  for (const start of ['//', '///', '/%5C', '/%5c/', '/%2F', '/%09/', '/%0D%0A/', '/book//', '/book/%5C']) {
    for (const end of ['', '/', '.html', '/index', '/book/']) {
      const { location = '' } = (
        await request.get(`${baseURL}${start}elsewhere.com${end}`, { maxRedirects: 0 })
      ).headers()
      expect.soft(new URL(location, `${baseURL}/`).origin, `${start}elsewhere.com${end}: ${location}`).toBe(baseURL)
    }
  }
})

test('an unknown address is not found, with the not-found page', async ({ request }) => {
  const page = await (await get(request, '/no-such-page')).text()
  for (const path of ['/book/no-such-page', '/BOOK', '/_not-found', '/_next/static/chunks/no-such-chunk.js']) {
    const response = await get(request, path)
    expect.soft(response.status(), path).toBe(404)
    expect.soft(await response.text(), path).toBe(page)
  }
})

test('browsers keep files with a hash in their name for a year, and no others', async ({ request }) => {
  const html = await (await get(request, '/')).text()
  const files = [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g))]
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const response = await get(request, file)
    expect.soft(response.status(), file).toBe(200)
    expect.soft(maxAge(response), file).toBeGreaterThanOrEqual(YEAR_SECONDS)
  }
  for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.ico']) {
    const response = await get(request, file)
    expect.soft(response.status(), file).toBe(200)
    expect.soft(maxAge(response), file).toBeLessThan(YEAR_SECONDS)
  }
})
