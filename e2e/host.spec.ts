import { expect } from 'playwright/test'
import { notFoundHeaders, securityHeaders } from '@/build/headers'
import { isExecutable } from '@/build/pages'
import { book } from '@/content/book'
import { routes } from '@/content/routes'
import type { Path, RouteRow } from '@/content/schema'
import { site } from '@/content/site'
import { pages, routeFor } from '@/lib/routes'
import { defaultReferrerPolicy, pageTitle, privateReferrerPolicy } from '@/lib/seo/metadata'
import { shareCardFile, shareCardImage, shareCardSize } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'
import { calendarFrame, allowCalendar } from './support/calendar'
import { password, submitPassword, unlockedHeading } from './support/gate'
import {
  collectProblems,
  expectHeaders,
  hasCalendar,
  isPublished,
  maxAge,
  readPage,
  REWRITES,
  test,
  type Get,
} from './support/host'
import { gotoHydrated, visits } from './support/page'

// npm test runs these tests against the preview. `BASE_URL=https://www.example.com npm run smoke` runs them against a
// published site: a failure means that the host changes what was built.

type Row = readonly [RouteRow['robots'], RouteRow['topBarBackground'], topBarButton: boolean, floatingButton: boolean]

/** Written by hand: all other tests read content/routes.ts and would accept a private page that becomes indexed. */
const rows: Record<Path, Row> = {
  '/': ['index', 'translucent', true, true],
  '/process': ['index', 'translucent', true, true],
  '/book': ['index', 'translucent', false, false],
  '/offer': ['noindex, nofollow', 'translucent', true, true],
  '/premium': ['noindex', 'solid', false, false],
  '/essential': ['noindex, nofollow', 'solid', false, false],
  '/website': ['noindex', 'translucent', true, true],
  '/pricing': ['noindex, nofollow', 'translucent', true, true],
  '/scale': ['noindex, nofollow', 'translucent', false, true],
  '/qualify': ['noindex, nofollow', 'translucent', false, false],
  '*': ['noindex', 'translucent', true, true],
}
const isIndexed = (path: string) => rows[path as Path][0] === 'index'

const CAMPAIGN = '?utm_source=a%20letter'
const ONE_DAY = 24 * 60 * 60
const paths = pages.map(({ path }) => path)
const payloads = paths.map((path) => (path === '/' ? '/index.txt' : `${path}.txt`))

test('content/routes.ts has the specified robots, bars and buttons', () => {
  const actual = routes.map(({ path, robots, topBarBackground, topBarButton, floatingButton }) => [
    path,
    [robots, topBarBackground, topBarButton, floatingButton],
  ])
  expect(Object.fromEntries(actual)).toEqual(rows)
})

test('serves every page at its own address, with and without a campaign', async ({ get }) => {
  for (const path of paths.flatMap((page) => [page, page + CAMPAIGN])) {
    const response = await get(path)
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers()['content-type'] ?? '', path).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect.soft(maxAge(response), `${path}: browsers must revalidate the page after a deploy`).toBe(0)
  }
})

test('keeps robots and referrer headers on private pages, and lets indexed pages be listed', async ({ request }) => {
  for (const path of paths) {
    const headers = isIndexed(path)
      ? { 'X-Robots-Tag': '', 'Referrer-Policy': defaultReferrerPolicy }
      : { 'X-Robots-Tag': rows[path][0], 'Referrer-Policy': privateReferrerPolicy }
    for (const address of path === '/' ? [path] : [path, `${path}/`]) {
      expectHeaders(await request.get(address), address, headers)
    }
  }
})

const ownHeaders = { ...securityHeaders, 'Access-Control-Allow-Origin': '', 'Set-Cookie': '' }

test('sends the security headers with every response', async ({ get }) => {
  for (const path of [...paths, '/book.txt', '/robots.txt', '/og/home.png', '/no-such-page']) {
    expectHeaders(await get(path), path, ownHeaders)
  }
})

test('sends the security headers with redirects', async ({ get }) => {
  expectHeaders(await get('/book/'), '/book/', ownHeaders)
})

for (const { path, at } of visits) {
  test(`delivers ${at} as it was built`, async ({ get }) => {
    const { source, elements, meta } = await readPage(get, at)
    const canonical = path === '*' ? [] : [absoluteUrl(path)]
    const canonicals = elements.flatMap(({ attributes: { rel, href } }) => (rel === 'canonical' ? [href] : []))
    expect(canonicals, 'canonical URL: set SITE_URL as for the build').toEqual(canonical)
    const policies = elements.filter(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
    expect(policies, REWRITES).toHaveLength(1)
    const scripts = elements.filter(isExecutable).flatMap(({ attributes: { src } }) => src ?? [])
    const added = scripts.filter((src) => !src.startsWith('/_next/static/'))
    expect(added, REWRITES).toEqual([])
    expect(meta('robots')).toEqual([rows[path][0]])
    const { title, description } = routeFor(path)
    const { url: image, alt } = shareCardImage(path)
    const { width, height } = shareCardSize
    const hasData = elements.some(({ attributes: { type } }) => type === 'application/ld+json')
    expect(hasData, 'structured data').toBe(isIndexed(path))
    expect(meta('description')).toEqual([description])
    expect(meta('og:url')).toEqual(canonical)
    expect(meta('og:type')).toEqual(['website'])
    expect(meta('og:site_name')).toEqual([site.name])
    expect(meta('og:locale')).toEqual(['en_GB'])
    expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual([`${width}`, `${height}`])
    expect(meta('twitter:card')).toEqual(['summary_large_image'])
    for (const [key, content] of Object.entries({ title, description, image, 'image:alt': alt })) {
      expect([...meta(`og:${key}`), ...meta(`twitter:${key}`)], key).toEqual([content, content])
    }
    // Crawlers ignore statements outside the head.
    const statements = elements.filter(
      ({ name, attributes }) => name === 'title' || (name === 'meta' && (attributes.name || attributes.property)),
    )
    expect(statements.filter(({ start }) => start > source.indexOf('</head>'))).toEqual([])
    expect(elements.find(({ name }) => name === 'html')?.attributes.lang).toBe('en-GB')
    expect(source).not.toMatch(/localhost|127\.0\.0\.1/)
    const text = source.replace(/<(script|style)\b.*?<\/\1>/gs, '')
    expect(text.match(/.{0,20}[{}].{0,20}/g), 'placeholders').toBeNull()
    expect(text.match(/£<(?!\/).{0,20}/g), 'amounts that are split by tags or comments').toBeNull()
  })
}

test('redirects other spellings of an address to the page, and keeps the campaign', async ({ get, baseURL }) => {
  for (const path of paths) {
    const spellings = path === '/' ? ['/index', '/index.html', '/index/'] : [`${path}.html`, `${path}/`]
    for (const spelling of spellings) {
      const response = await get(spelling + CAMPAIGN)
      expect.soft([301, 302, 307, 308], spelling).toContain(response.status())
      const { location = '' } = response.headers()
      expect.soft(new URL(location, baseURL).href, spelling).toBe(new URL(path + CAMPAIGN, baseURL).href)
    }
  }
})

test('redirects no address with double slashes to another host', async ({ get, baseURL }) => {
  const others = ['elsewhere.com', 'elsewhere.com/', 'elsewhere.com.html', 'book']
  for (const path of others.flatMap((other) => [`//${other}`, `///${other}`])) {
    const { location = '' } = (await get(path)).headers()
    expect.soft(new URL(location, baseURL).origin, `${path}: Location ${location}`).toBe(new URL(baseURL!).origin)
  }
})

test('responds to unknown addresses with status 404 and the not-found page', async ({ get }) => {
  const page = await (await get('/no-such-page')).text()
  const unknown = ['/no-such-page', '/no-such-page/', '/no-such-page.html', '/book/no-such-page', '/BOOK']
  for (const path of [...unknown, '/_not-found', '/_next/', '/_next/static/', '/og/']) {
    const response = await get(path)
    expect.soft(response.status(), path).toBe(404)
    expect.soft(await response.text(), path).toBe(page)
    expect.soft(maxAge(response), `${path}: caches keep the 404`).toBe(0)
    expectHeaders(response, path, { 'Referrer-Policy': notFoundHeaders['Referrer-Policy']! })
  }
})

test('responds with status 404 to the address of the not-found page itself', async ({ get }) => {
  for (const path of ['/404', '/404.html', '/404/']) expect.soft((await get(path)).status(), path).toBe(404)
})

test('responds with status 404 to files of an older build, which caches keep for a day at most', async ({ get }) => {
  const chunks = ['/_next/static/chunks/no-such-chunk.js', '/_next/static/chunks/no-such-style.css']
  for (const path of [...chunks, '/book/__next.no-such-payload.txt', '/no-such-page.txt']) {
    const response = await get(path)
    expect.soft(response.status(), path).toBe(404)
    expect
      .soft(maxAge(response), `${path}: caches keep the 404`)
      .toBeLessThanOrEqual(chunks.includes(path) ? ONE_DAY : 0)
  }
})

test('serves no file that is not part of the site', async ({ get }) => {
  for (const path of [
    ...['/.git/config', '/.env', '/.htaccess', '/_headers', '/_redirects', '/index.html.br', '/index.html.gz'],
    ...['/%5fheaders', '/..%2fpackage.json', '/%E0%A4%A', '/%00', `/${'x'.repeat(300)}`],
  ]) {
    expect.soft([400, 403, 404], path).toContain((await get(path)).status())
  }
})

test('serves the other files with their content type, and keeps payloads out of search results', async ({ get }) => {
  const types: Record<string, RegExp> = {
    '/manifest.webmanifest': /json/,
    '/icon.svg': /^image\/svg\+xml/,
    '/apple-icon.png': /^image\/png/,
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /\/xml/,
    ...Object.fromEntries(payloads.map((path) => [path, /^text\/plain/])),
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await get(path)
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers()['content-type'] ?? '', path).toMatch(type)
    expect.soft(response.headers()['x-robots-tag'] ?? '', path).toMatch(payloads.includes(path) ? /noindex/ : /^$/)
  }
})

test('lists the indexed pages in the sitemap, and lets crawlers read every page', async ({ get }) => {
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain(absoluteUrl('/sitemap.xml'))
  expect(robots).not.toMatch(/^Disallow: *\//m)
  const sitemap = await (await get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    paths.filter(isIndexed).map(absoluteUrl),
  )
})

/** Returns the paths of the hashed files that the pages name. */
async function namedFiles(get: Get) {
  const sources = await Promise.all(visits.map(({ at }) => readPage(get, at)))
  const files = new Set(sources.flatMap(({ source }) => source.match(/\/_next\/static\/[\w./-]+\.\w+/g) ?? []))
  expect(files.size).toBeGreaterThan(0)
  return [...files]
}

test('serves every file that a page names, and lets browsers keep it for at least a day', async ({ get }) => {
  for (const file of await namedFiles(get)) {
    const response = await get(file)
    expect.soft(response.status(), `${file}: missing on the host`).toBe(200)
    expect.soft(maxAge(response), `${file}: the host sets a shorter Cache-Control`).toBeGreaterThanOrEqual(ONE_DAY)
  }
})

test('compresses pages, scripts and styles', async ({ get }) => {
  const files = (await namedFiles(get)).filter((file) => /\.(js|css)$/.test(file))
  for (const path of [...paths, ...files]) {
    const encoding = (await get(path, { 'Accept-Encoding': 'gzip, br' })).headers()['content-encoding'] ?? ''
    expect.soft(encoding, `${path}: the host does not compress it`).toMatch(/^(br|gzip)$/)
  }
})

test('responds with status 304 to a request for an unchanged page', async ({ get }) => {
  const { etag = '' } = (await get('/')).headers()
  expect((await get('/', { 'If-None-Match': etag })).status()).toBe(304)
})

test('serves every page and icon that is linked, and links from indexed pages to no private page', async ({ get }) => {
  const manifest = await (await get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: site.name, start_url: '/' })
  const links = new Set<string>(manifest.icons.map(({ src }: { src: string }) => src))
  const files = ['manifest', 'icon', 'apple-touch-icon']
  for (const { path, at } of visits) {
    const { elements } = await readPage(get, at)
    const targets = elements.flatMap(({ name, attributes: { href = '' } }) =>
      name === 'a' && href.startsWith('/') ? [href.replace(/[?#].*/, '')] : [],
    )
    if (isIndexed(path))
      expect(
        targets.filter((target) => !isIndexed(target)),
        path,
      ).toEqual([])
    const icons = elements.filter(({ attributes: { rel = '' } }) => files.includes(rel))
    expect(icons.map(({ attributes }) => attributes.rel)).toEqual(expect.arrayContaining(files))
    for (const link of [...targets, ...icons.map(({ attributes }) => attributes.href!)]) links.add(link)
  }
  for (const link of links) expect.soft((await get(link)).status(), link).toBe(200)
})

test('serves a share card of the stated size for every page', async ({ get }) => {
  for (const { path } of visits) {
    const response = await get(`/og/${shareCardFile(path)}`)
    expect(response.headers()['content-type'], path).toBe('image/png')
    const png = await response.body()
    // A PNG states its width and height after its signature and the first chunk's header.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([shareCardSize.width, shareCardSize.height])
  }
})

for (const { path, at } of visits) {
  test(`opens ${at} in a browser without errors, and makes it interactive`, async ({ page, baseURL }) => {
    const problems = collectProblems(page, baseURL!)
    await gotoHydrated(page, at)
    await expect(page).toHaveTitle(pageTitle(path))
    expect(problems).toEqual([])
  })
}

test('unlocks /pricing with the password of the build', async ({ page }) => {
  await page.goto('/pricing')
  await submitPassword(page, password)
  await expect(unlockedHeading(page), 'set PRICING_PASSWORD as for the build').toBeVisible()
})

if (hasCalendar) {
  test('shows the calendar on /book', async ({ page }) => {
    await gotoHydrated(page, '/book')
    await allowCalendar(page)
    await expect(calendarFrame(page)).toBeVisible()
    const status = page.getByRole('region', { name: book.calendarTitle }).getByRole('status')
    await expect(status, `${site.scheduling.discovery} posts no message to the page`).toBeEmpty()
  })

  test('opens the address of the strategy call', async ({ page }) => {
    const response = await page.goto(site.scheduling.strategy)
    expect(response?.status(), site.scheduling.strategy).toBeLessThan(400)
  })
}

test('runs no script that is injected into a page', async ({ page }) => {
  await gotoHydrated(page, '/')
  await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
  const button = '<button onclick="window.injected = true">Injected</button>'
  await page.getByRole('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), button)
  await page.getByRole('button', { name: 'Injected' }).click()
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

if (!isPublished) {
  test('reports a host that rewrites the HTML', async ({ page, baseURL }) => {
    await page.route('/book', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</body>', '<script>1</script></body>') })
    })
    const problems = collectProblems(page, baseURL!)
    await gotoHydrated(page, '/book')
    expect(problems).toEqual([expect.stringContaining('the host rewrites the HTML')])
  })
}
