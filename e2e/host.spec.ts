import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test, type APIRequestContext, type APIResponse } from 'playwright/test'
import { filesBelow } from '@/lib/files'
import { decryptWithPassword } from '@/lib/gate/decrypt'
import { DEMO_PASSWORD } from '@/lib/gate/password'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/site-url'
import { isNginxInstalled, withNginx } from './support/nginx'
import { views } from './support/views'

// What a host has to do; e2e/export/ covers what is in the files. `npm test` requests the preview, and nginx if it is installed;
// `npm run smoke` the site at BASE_URL: set SITE_URL as for its build.

const { BASE_URL } = process.env
const PACKET_BYTES = 1400
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The rules of public/_headers: headers of all paths, and of the files with a hash in their name. */
const rules = [...readFileSync('public/_headers', 'utf8').matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)].map(
  ([, source = '', lines = '']) => ({
    source,
    headers: [...lines.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, key = '', value = '']) => ({ key, value })),
  }),
)
const securityHeaders = rules[0]!.headers

/** Returns the seconds for which browsers may use a response without revalidating it. */
function maxAge(response: APIResponse): number {
  const { 'cache-control': value = '' } = response.headers()
  return /no-store|no-cache/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? Infinity)
}

/** Expects a compressed response, because `out/` has no compressed copies. */
const expectCompressed = (response: APIResponse) =>
  expect.soft(response.headers()['content-encoding'], `compression of ${response.url()}`).toMatch(/^(br|gzip|zstd)$/)

function expectSecurityHeaders(response: APIResponse) {
  for (const { key, value } of securityHeaders)
    expect.soft(response.headers()[key.toLowerCase()], `${response.url()}: ${key}`).toBe(value)
  // Hosts add the latter to previews.
  for (const name of ['access-control-allow-origin', 'x-robots-tag'])
    expect.soft(response.headers()[name], `${response.url()}: ${name}`).toBeUndefined()
}

/** Expects that the host has neither added nor changed a script, which the page's policy would block. */
function expectOwnScripts(url: string, html: string) {
  const root = parse(html)
  const policies = root.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
  expect(policies).toHaveLength(1)
  for (const script of root.querySelectorAll('script[src]'))
    expect(script.getAttribute('src')).toMatch(/^\/_next\/static\//)
  for (const { rawText } of root.querySelectorAll('script:not([src], [type="application/ld+json"])'))
    expect(policies[0]!.getAttribute('content'), `the policy of ${url} for ${rawText.slice(0, 80)}`).toContain(
      createHash('sha256').update(rawText).digest('base64'),
    )
}

/**
 * Checks what a host has to do, in one test.
 * @param isPreview whether it is `serve`, which `npm run preview` runs, and which differs from hosts: docs/hosting.md.
 */
async function expectRequirements(request: APIRequestContext, origin: string, { isPreview = false } = {}) {
  const get = (path: string, maxRedirects = 0) => request.get(`${origin}${path}`, { maxRedirects })
  const expectNotFound = async (path: string, maxRedirects?: number) => {
    const response = await get(path, maxRedirects)
    expect.soft(response.status(), path).toBe(404)
    return response.text()
  }

  await test.step('delivers every page as it was built', async () => {
    for (const { path, url } of views) {
      const response = await get(url)
      expect.soft(response.status(), url).toBe(path === '*' ? 404 : 200)
      expectCompressed(response)
      expect.soft(response.headers()['content-type'], url).toMatch(/^text\/html; ?charset=utf-8$/i)
      expectSecurityHeaders(response)
      expect.soft(maxAge(response), `${url}: browsers revalidate the page after a deploy`).toBe(0)
      const html = await response.text()
      expectOwnScripts(url, html)
      expect.soft(html, url).toContain(`<title>${pageTitle(path).replace('&', '&amp;')}</title>`)
      if (path === '*') continue
      const canonical = `rel="canonical" href="${absoluteUrl(path)}"`
      expect.soft(html, `${url}: set SITE_URL as for the build`).toContain(canonical)
    }
  })
  await test.step('adds nothing to robots.txt', async () => {
    const lines = ['User-Agent: *', 'Allow: /', `Sitemap: ${absoluteUrl('/sitemap.xml')}`]
    expect.soft((await (await get('/robots.txt')).text()).trim().split(/\s*\n+/)).toEqual(lines)
  })
  await test.step('redirects no URL to another host', async () => {
    for (const start of ['//', '///', '/%5C', '/%5c/', '/%2F', '/%09/', '/%0D%0A/', '/book//', '/book/%5C'])
      for (const end of ['', '/', '.html', '/index', '/book/']) {
        const { location = '' } = (await get(`${start}elsewhere.com${end}`)).headers()
        expect.soft(new URL(location, origin).origin, `${start}elsewhere.com${end}: ${location}`).toBe(origin)
      }
  })
  await test.step('delivers the not-found page at unknown URLs', async () => {
    const page = await expectNotFound('/no-such-page')
    for (const path of ['/book/no-such-page', '/BOOK', '/_not-found', '/book.txt', '/_next/static/chunks/none.js'])
      expect.soft((await expectNotFound(path)) === page, `${path} shows the not-found page`).toBe(true)
  })
  await test.step('compresses scripts and stylesheets, and caches only files with a hash in their name', async () => {
    const files = new Set((await (await get('/')).text()).match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g))
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) {
      const response = await get(file)
      expect.soft(response.status(), file).toBe(200)
      expect.soft(maxAge(response), file).toBeGreaterThanOrEqual(YEAR_SECONDS)
      // Fonts are compressed already, and hosts do not compress what is smaller than a packet.
      if (!file.endsWith('.woff2') && (await response.body()).length > PACKET_BYTES) expectCompressed(response)
    }
    expectCompressed(await get('/print.css'))
    for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.png', '/apple-touch-icon.png']) {
      const response = await get(file)
      expect.soft(response.status(), file).toBe(200)
      expect.soft(maxAge(response), file).toBeLessThan(YEAR_SECONDS)
    }
  })
  if (isPreview) return

  await test.step('redirects other spellings of a URL to the page, or does not find them', async () => {
    for (const { path, url } of views)
      for (const spelling of path === '/' ? ['/index', '/index.html'] : [`${url}.html`, `${url}/`]) {
        const response = await get(`${spelling}?utm_source=letter`, 5)
        if (response.status() === 404) continue
        expect.soft(response.status(), spelling).toBe(200)
        const { pathname, search } = new URL(response.url())
        expect.soft(pathname + search, spelling).toBe(`${url}?utm_source=letter`)
      }
  })
  await test.step('answers a null character or a malformed encoding with a client error', async () => {
    for (const path of ['/%00', '/book%00.html', '/%E0%A4%A', '/%zz', `/${'a'.repeat(300)}`])
      expect.soft(String((await get(path)).status()), path).toMatch(/^4\d\d$/)
  })
  await test.step('finds no page at the address of a file that verifies the domain, or of the not-found page', async () => {
    await expectNotFound('/google0123456789abcdef.html')
    for (const path of ['/404', '/404.html', '/404/']) await expectNotFound(path, 5)
  })
}

test('the host does what the site needs', { tag: '@core' }, ({ request, baseURL }) =>
  expectRequirements(request, baseURL!, { isPreview: !BASE_URL }),
)

if (!BASE_URL && isNginxInstalled)
  test('nginx does what the site needs with docs/nginx.conf', ({ request }) =>
    withNginx((origin) => expectRequirements(request, origin)))

if (!BASE_URL) {
  test('Cloudflare, Netlify, Vercel and GitHub Pages publish out/ with the same headers', () => {
    expect(rules.map(({ source }) => source)).toEqual(['/*', '/_next/static/*'])
    expect(rules[1]!.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }])
    expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toMatchObject({
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'out',
      headers: rules.map(({ source, headers }) => ({ source: source.replace('*', '(.*)'), headers })),
    })
    expect(readFileSync('netlify.toml', 'utf8')).toMatch(/^command = "npm run build"\npublish = "out"$/m)
    expect(existsSync('out/.nojekyll')).toBe(true)
  })

  test('what Netlify’s plugin for Next.js publishes is out/', () => {
    const detail = JSON.parse(readFileSync('.next/export-detail.json', 'utf8')) as Record<'outDirectory', string>
    const read = (folder: string, name: string) => existsSync(`${folder}/${name}`) && readFileSync(`${folder}/${name}`)
    const different = filesBelow('out').filter(
      (name) => String(read(detail.outDirectory, name)) !== String(read('out', name)),
    )
    expect(different).toEqual([])
  })
}

// A build that no known service runs is a draft without PUBLISH=true, and accepts the demo password.
if (BASE_URL?.startsWith('https:'))
  test('the public demo password does not open /pricing', async ({ request }) => {
    const html = await (await request.get('/pricing')).text()
    const [, pageScript = ''] = /data-scripts="(\S+)/.exec(html) ?? []
    // The salt, the IV and the ciphertext.
    const encrypted = /[\w+/]{22}==\.[\w+/]{16}\.[\w+/]{1000,}={0,2}/.exec(
      await (await request.get(pageScript)).text(),
    )![0]
    expect(await decryptWithPassword(encrypted, DEMO_PASSWORD)).toBeUndefined()
  })
