import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type APIResponse } from 'playwright/test'
import sharp from 'sharp'
import { site } from '@/content/site'
import { decryptWithPassword, SEALED, WrongPasswordError } from '@/lib/gate/decrypt'
import { DEMO_PASSWORD } from '@/lib/gate/password'
import { routeFor } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl, siteUrl } from '@/lib/seo/site-url'
import { visits } from './support/pages'

// What a host has to do. `npm test` requests the preview, `npm run smoke` the site at BASE_URL: set SITE_URL as for its build.

const YEAR_SECONDS = 365 * 24 * 60 * 60
const pages = visits.flatMap(({ path, at }) => (path === '*' ? [] : [at]))

/** The headers of every response. `/_next/static/*` has another Cache-Control. */
const [, allPaths = ''] = /^\/\*\n((?: .*\n)+)/m.exec(readFileSync('public/_headers', 'utf8')) ?? []
const securityHeaders = [...allPaths.matchAll(/^ +([\w-]+): (.+)$/gm)]

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

function expectSecurityHeaders(response: APIResponse) {
  for (const [, name = '', value] of securityHeaders)
    expect.soft(response.headers()[name.toLowerCase()], `${response.url()}: ${name}`).toBe(value)
  // Hosts add the latter to previews.
  for (const name of ['access-control-allow-origin', 'x-robots-tag'])
    expect.soft(response.headers()[name], `${response.url()}: ${name}`).toBeUndefined()
}

/** Returns the seconds for which browsers may use a response without revalidating it. */
function maxAge(response: APIResponse): number {
  const { 'cache-control': value = '' } = response.headers()
  return /no-store|no-cache/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? Infinity)
}

/** Returns the value of an attribute. React escapes ampersands. */
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Returns the contents of the head's `<meta>` elements of this name or property. */
function metaOf(html: string, key: string): (string | undefined)[] {
  const tags = html.slice(0, html.indexOf('</head>')).match(/<meta\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => attribute(tag, 'name') === key || attribute(tag, 'property') === key)
    .map((tag) => attribute(tag, 'content'))
}

/** Returns the addresses of the head's `<link>` elements of this relation. */
function linksOf(html: string, relation: string): string[] {
  const tags = html.match(/<link\b[^>]*>/g) ?? []
  return tags.filter((tag) => attribute(tag, 'rel') === relation).map((tag) => attribute(tag, 'href') ?? '')
}

/** Expects that the host has neither added nor changed a script, which the page's policy would block. */
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
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(metaOf(html, name), name).toEqual([description])
    expect(html).toContain(`<title>${pageTitle(path).replace('&', '&amp;')}</title>`)
    if (path === '*') return
    expect(metaOf(html, 'referrer')).toEqual([robots === 'index' ? 'strict-origin-when-cross-origin' : 'no-referrer'])
    expect(metaOf(html, 'og:url'), 'set SITE_URL as for the build').toEqual([absoluteUrl(path)])
    expect(linksOf(html, 'canonical'), 'the canonical URL').toEqual([absoluteUrl(path)])
  })
}

test('each page has its own share card, an image of 1200 × 630 pixels', async ({ request }) => {
  const cards = new Map<string, string>()
  for (const { path, at } of visits) {
    const html = await (await get(request, at)).text()
    const [url = ''] = metaOf(html, 'og:image')
    expect(url, `${at}: the origin, set SITE_URL as for the build`).toMatch(new RegExp(`^${siteUrl()}/`))
    expect(metaOf(html, 'twitter:image'), `${at}: twitter:image`).toEqual([url])
    for (const name of ['og:image:alt', 'twitter:image:alt'])
      expect(metaOf(html, name), `${at}: ${name}`).toEqual([`${routeFor(path).title} – ${site.name}`])
    const response = await get(request, new URL(url).pathname)
    expect(response.headers()['content-type'], `${at}: ${url}`).toBe('image/png')
    const image = await response.body()
    expect(await sharp(image).metadata(), `${at}: ${url}`).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const hash = createHash('sha256').update(image).digest('hex')
    expect(cards.get(hash), `${at} has the share card of another page`).toBeUndefined()
    cards.set(hash, at)
  }
})

test('robots.txt names the sitemap, which lists the canonical URLs of its pages', async ({ request }) => {
  const robots = await (await get(request, '/robots.txt')).text()
  const [, sitemapUrl = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  expect(sitemapUrl, 'the Sitemap: line of robots.txt').toMatch(new RegExp(`^${siteUrl()}/`))
  const sitemap = await (await get(request, new URL(sitemapUrl).pathname)).text()
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(urls.length, 'URLs in the sitemap').toBeGreaterThan(0)
  for (const url of urls) {
    const html = await (await get(request, new URL(url).pathname)).text()
    expect(linksOf(html, 'canonical'), `the canonical URL of the page at ${url}`).toEqual([url])
  }
})

test('the home page describes the agency and its site in JSON-LD, with images that exist', async ({ request }) => {
  const html = await (await get(request, '/')).text()
  const blocks = [...html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(blocks.length, 'JSON-LD blocks of the home page').toBe(2)
  const [agency, website] = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, string>)
  const common = { '@context': 'https://schema.org', name: site.name, url: siteUrl() }
  expect(agency, 'the agency').toMatchObject({ ...common, '@type': 'Organization', email: site.email })
  expect(agency!.sameAs, 'the profile of the agency').toEqual(site.profile ? [site.profile] : undefined)
  expect(website, 'the website').toMatchObject({ ...common, '@type': 'WebSite', publisher: { '@id': agency!['@id'] } })
  for (const name of ['logo', 'image']) {
    const response = await get(request, new URL(agency![name]!).pathname)
    expect(response.headers()['content-type'], `${name}: ${agency![name]}`).toBe('image/png')
  }
})

test('every page links icons that are images, and /favicon.ico is one', async ({ request }) => {
  for (const { at } of visits) {
    const html = await (await get(request, at)).text()
    const icons = ['icon', 'apple-touch-icon'].map((relation) => linksOf(html, relation))
    for (const links of icons) expect(links.length, `icons of ${at}`).toBeGreaterThan(0)
    for (const href of new Set(['/favicon.ico', ...icons.flat()])) {
      const response = await get(request, href)
      expect(response.headers()['content-type'], `${at}: ${href}`).toMatch(/^image\//)
      const image = await response.body()
      // sharp does not read ICO files.
      if (href.startsWith('/favicon.ico')) expect(image.readUInt32LE(0), `${at}: ${href} is an icon`).toBe(0x10000)
      else await expect(sharp(image).metadata(), `${at}: ${href} is an image`).resolves.toHaveProperty('width')
    }
  }
})

test('other spellings of a URL redirect to the page or are not found', async ({ request }) => {
  const spellings = pages.flatMap((path) => (path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/`]))
  for (const spelling of spellings) {
    const response = await request.get(`${spelling}?utm_source=letter`)
    if (response.status() === 404) continue
    expect(response.status(), spelling).toBe(200)
    expect(new URL(response.url()).search, spelling).toBe('?utm_source=letter')
    const page = spelling.replace(/\.html$|\/$/, '').replace(/^\/index$/, '/')
    expect(new URL(response.url()).pathname, spelling).toBe(page)
  }
})

test('a URL with a null character or a malformed encoding gets a client error', async ({ request, baseURL }) => {
  for (const path of ['/%00', '/book%00.html', '/%E0%A4%A', '/%zz', `/${'a'.repeat(300)}`])
    expect.soft(String((await request.get(`${baseURL}${path}`)).status()), path).toMatch(/^4\d\d$/)
})

test('no URL redirects to another host', async ({ request, baseURL }) => {
  for (const start of ['//', '///', '/%5C', '/%5c/', '/%2F', '/%09/', '/%0D%0A/', '/book//', '/book/%5C']) {
    for (const end of ['', '/', '.html', '/index', '/book/']) {
      const { location = '' } = (
        await request.get(`${baseURL}${start}elsewhere.com${end}`, { maxRedirects: 0 })
      ).headers()
      expect.soft(new URL(location, `${baseURL}/`).origin, `${start}elsewhere.com${end}: ${location}`).toBe(baseURL)
    }
  }
})

test('an unknown URL gets status 404 with the not-found page', async ({ request }) => {
  const page = await (await get(request, '/no-such-page')).text()
  for (const path of [
    '/book/no-such-page',
    '/BOOK',
    '/_not-found',
    '/book.txt',
    '/_next/static/chunks/no-such-chunk.js',
  ]) {
    const response = await get(request, path)
    expect.soft(response.status(), path).toBe(404)
    expect.soft((await response.text()) === page, `${path} shows the not-found page`).toBe(true)
  }
})

test('only files with a hash in their name are cached for a year', async ({ request }) => {
  const html = await (await get(request, '/')).text()
  const files = [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g))]
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const response = await get(request, file)
    expect.soft(response.status(), file).toBe(200)
    expect.soft(maxAge(response), file).toBeGreaterThanOrEqual(YEAR_SECONDS)
  }
  for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.png', '/apple-touch-icon.png']) {
    const response = await get(request, file)
    expect.soft(response.status(), file).toBe(200)
    expect.soft(maxAge(response), file).toBeLessThan(YEAR_SECONDS)
  }
})

// The build accepts the demo password where it does not recognise the host: PUBLISH=true is missing.
if (process.env.BASE_URL?.startsWith('https:'))
  test('the public demo password does not open /pricing', async ({ request }) => {
    const html = await (await get(request, '/pricing')).text()
    const [, pageScript = ''] = /data-scripts="(\S+)/.exec(html) ?? []
    const script = await (await get(request, pageScript)).text()
    const [sealed = ''] = script.match(SEALED) ?? []
    await expect(decryptWithPassword(sealed, DEMO_PASSWORD)).rejects.toThrow(WrongPasswordError)
  })
