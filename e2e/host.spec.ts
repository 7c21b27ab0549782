import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test as base, type APIRequestContext, type APIResponse } from 'playwright/test'
import { decryptWithPassword, SEALED, WrongPasswordError } from '@/lib/gate/decrypt'
import { DEMO_PASSWORD } from '@/lib/gate/password'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/site-url'
import { nginx, startNginx } from './support/nginx'
import { visits } from './support/visits'

// What a host has to do; e2e/export/ covers what is in the files. `npm test` requests the preview, and nginx if it is installed; `npm run smoke` the site at BASE_URL: set SITE_URL as for its build.

const PACKET_BYTES = 1400
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

/** Expects a compressed response, because `out/` has no compressed copies. */
const expectCompressed = (response: APIResponse) =>
  expect
    .soft(response.headers()['content-encoding'] ?? 'none', `compression of ${response.url()}`)
    .toMatch(/^(br|gzip|zstd)$/)

/** Expects that the host has neither added nor changed a script, which the page's policy would block. */
function expectOwnScripts(html: string) {
  const root = parse(html)
  const policies = root.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
  expect(policies).toHaveLength(1)
  for (const script of root.querySelectorAll('script[src]'))
    expect(script.getAttribute('src')).toMatch(/^\/_next\/static\//)
  for (const { rawText } of root.querySelectorAll('script:not([src], [type="application/ld+json"])'))
    expect(policies[0]!.getAttribute('content'), rawText.slice(0, 80)).toContain(
      createHash('sha256').update(rawText).digest('base64'),
    )
}

/**
 * Defines the tests of a host.
 * @param test requests the host's URLs.
 * @param isPreview whether it is `serve`, which `npm run preview` runs.
 */
function describeHost(test: typeof base, isPreview: boolean) {
  test('every page is delivered as it was built', { tag: '@core' }, async ({ request }) => {
    for (const { path, at } of visits) {
      const response = await get(request, at)
      expect.soft(response.status(), at).toBe(path === '*' ? 404 : 200)
      expectCompressed(response)
      expect.soft(response.headers()['content-type'], at).toMatch(/^text\/html; ?charset=utf-8$/i)
      expectSecurityHeaders(response)
      expect.soft(maxAge(response), `${at}: browsers revalidate the page after a deploy`).toBe(0)
      const html = await response.text()
      expectOwnScripts(html)
      expect.soft(html, at).toContain(`<title>${pageTitle(path).replace('&', '&amp;')}</title>`)
      if (path !== '*')
        expect
          .soft(html, `${at}: set SITE_URL as for the build`)
          .toContain(`rel="canonical" href="${absoluteUrl(path)}"`)
    }
  })

  // `serve` answers these differently from hosts: docs/hosting.md.
  if (!isPreview) {
    test('other spellings of a URL redirect to the page or are not found', async ({ request }) => {
      const spellings = pages.flatMap((path) =>
        path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/`],
      )
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

    test('the not-found page has status 404 at its own URL too', async ({ request }) => {
      for (const path of ['/404', '/404.html', '/404/'])
        expect.soft((await request.get(path)).status(), `status of ${path}`).toBe(404)
    })
  }

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

  test('scripts and stylesheets are compressed, and only files with a hash in their name are cached for a year', async ({
    request,
  }) => {
    const html = await (await get(request, '/')).text()
    const files = [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g))]
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const response = await get(request, file)
      expect.soft(response.status(), file).toBe(200)
      expect.soft(maxAge(response), file).toBeGreaterThanOrEqual(YEAR_SECONDS)
      // Fonts are compressed already, and hosts do not compress what is smaller than a packet.
      if (!file.endsWith('.woff2') && (await response.body()).length > PACKET_BYTES) expectCompressed(response)
    }
    expectCompressed(await get(request, '/print.css'))
    for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.png', '/apple-touch-icon.png']) {
      const response = await get(request, file)
      expect.soft(response.status(), file).toBe(200)
      expect.soft(maxAge(response), file).toBeLessThan(YEAR_SECONDS)
    }
  })
}

describeHost(base, !process.env.BASE_URL)

/** Requests nginx, which runs as long as the worker, instead of the preview. */
const testOfNginx = base.extend<object, { origin: string }>({
  origin: [
    async ({}, provide) => {
      const { origin, stop } = await startNginx(nginx!)
      await provide(origin)
      stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
})

if (nginx && !process.env.BASE_URL)
  testOfNginx.describe('nginx with docs/nginx.conf', () => {
    // One server for all tests.
    testOfNginx.describe.configure({ mode: 'default' })
    describeHost(testOfNginx, false)
  })

// A build that no known service runs is a draft without PUBLISH=true, and accepts the demo password.
if (process.env.BASE_URL?.startsWith('https:'))
  base('the public demo password does not open /pricing', async ({ request }) => {
    const html = await (await get(request, '/pricing')).text()
    const [, pageScript = ''] = /data-scripts="(\S+)/.exec(html) ?? []
    const script = await (await get(request, pageScript)).text()
    const [sealed = ''] = script.match(SEALED) ?? []
    await expect(decryptWithPassword(sealed, DEMO_PASSWORD)).rejects.toThrow(WrongPasswordError)
  })
