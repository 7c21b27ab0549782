import { expect } from 'playwright/test'
import { securityHeaders } from '@/build/headers'
import { elementsOf, isExecutable } from '@/build/html'
import { book } from '@/content/book'
import type { Path } from '@/content/link-types'
import { owner, site } from '@/content/site'
import { pageRoutes, routeFor } from '@/lib/routes'
import { PROVIDER } from './support/scheduling-stub'
import { defaultReferrerPolicy, pageTitle, privateReferrerPolicy } from '@/lib/seo/metadata'
import { shareCardFile, shareCardImage } from '@/lib/seo/share-card'
import { absoluteUrl, siteUrl } from '@/lib/seo/site-url'
import { calendarFrame, allowCalendar } from './support/calendar'
import { password, submitPassword, unlockedHeading } from './support/gate'
import { expectCompressed, expectHeaders, hasCalendar, maxAge, REWRITES, test } from './support/host'
import { collectErrors, gotoHydrated, visits } from './support/visit'

type Row = readonly [robots: string, topBarGround: string, topBarButton: boolean, floatingButton: boolean]

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
/** Pages that no indexed page may link to. The home page and its FAQ link to /website. */
const isPrivate = (path: string) => path in rows && path !== '/website' && !isIndexed(path)

/** The other origins that a page's policy allows. */
const ORIGINS = [...Object.values(PROVIDER), owner.measurement?.endpoint].flatMap((url) =>
  url ? new URL(url).origin : [],
)
const CAMPAIGN = '?utm_source=a%20letter'
const ONE_YEAR = 365 * 24 * 60 * 60
const paths = pageRoutes.map(({ path }) => path)

test('each page has the robots, bars and buttons that are decided for it', () => {
  for (const { path, at } of visits) {
    const { robots, topBarGround, topBarButton, floatingButton } = routeFor(path)
    expect([robots, topBarGround, topBarButton, floatingButton], at).toEqual(rows[path])
  }
})

test('serves every page at its own address, compressed, with and without a campaign', async ({ get }) => {
  for (const path of paths.flatMap((page) => [page, page + CAMPAIGN])) {
    const response = await get(path)
    const { 'content-type': type, etag = '' } = response.headers()
    expect.soft(response.status(), path).toBe(200)
    expect.soft(type, path).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect.soft(maxAge(response), `${path}: browsers must revalidate the page after a deploy`).toBe(0)
    expectCompressed(response, path)
    expect.soft((await get(path, { 'If-None-Match': etag })).status(), `${path}, unchanged`).toBe(304)
  }
})

test('sends the security headers with every response, and robots and referrer headers with private pages', async ({
  get,
}) => {
  const common = { ...securityHeaders, 'Access-Control-Allow-Origin': '', 'Set-Cookie': '' }
  for (const path of paths) {
    const [robots, referrer] = isIndexed(path) ? ['', defaultReferrerPolicy] : [rows[path][0], privateReferrerPolicy]
    expectHeaders(await get(path), path, { ...common, 'X-Robots-Tag': robots, 'Referrer-Policy': referrer })
  }
  expectHeaders(await get('/robots.txt'), '/robots.txt', common)
  // Some hosts send no resource policy with redirects and missing files.
  const others = Object.entries(common).filter(([name]) => name !== 'Cross-Origin-Resource-Policy')
  for (const path of ['/book/', '/no-such-page']) expectHeaders(await get(path), path, Object.fromEntries(others))
})

test('lets other sites show the share cards and icons', async ({ get }) => {
  for (const path of ['/og/home.png', '/icon.svg', '/favicon.ico', '/apple-icon.png', '/icon-512.png'])
    expectHeaders(await get(path), path, { ...securityHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' })
})

for (const { path, at } of visits) {
  test(`delivers ${at} as it was built`, async ({ get }) => {
    const source = await (await get(at)).text()
    const policies = elementsOf(source).filter(({ attributes }) => attributes['http-equiv'])
    expect(policies, REWRITES).toHaveLength(1)
    const { content: policy = '' } = policies[0]!.attributes
    expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(new Set(ORIGINS))
    for (const name of ['default-src', 'base-uri', 'form-action', 'object-src'])
      expect(policy).toContain(`${name} 'none'`)
    expect(policy).not.toMatch(/(script|style)-src [^;]*(unsafe|\*)/)
    const scripts = elementsOf(source).filter(isExecutable)
    const sources = scripts.flatMap(({ attributes: { src } }) => src ?? [])
    expect(sources.filter((src) => !src.startsWith('/_next/static/'))).toEqual([])

    // Crawlers ignore statements outside the head.
    const head = elementsOf(source.slice(0, source.indexOf('</head>'))).map(({ attributes }) => attributes)
    const meta = (key: string) =>
      head.flatMap(({ name, property, content }) => (name === key || property === key ? content : []))
    const hrefs = (relation: string) => head.flatMap(({ rel, href }) => (rel === relation ? href : []))
    const canonical = path === '*' ? [] : [absoluteUrl(path)]
    expect(hrefs('canonical'), 'canonical URL: set SITE_URL as for the build').toEqual(canonical)
    for (const relation of ['icon', 'apple-touch-icon']) expect(hrefs(relation)).not.toEqual([])
    const fonts = hrefs('preload').filter((href = '') => href.endsWith('.woff2'))
    const sizes = await Promise.all(fonts.map(async (font) => (await (await get(font!)).body()).length))
    expect(sizes, 'the largest font is preloaded first').toEqual(sizes.toSorted((a, b) => b - a))
    expect(meta('robots')).toEqual([rows[path][0]])
    const { title, description } = routeFor(path)
    const { url: image, alt } = shareCardImage(path)
    expect(meta('description')).toEqual([description])
    expect(meta('og:url')).toEqual(canonical)
    expect(meta('twitter:card')).toEqual(['summary_large_image'])
    for (const [key, content] of Object.entries({ title, description, image, 'image:alt': alt })) {
      expect([...meta(`og:${key}`), ...meta(`twitter:${key}`)], key).toEqual([content, content])
    }

    // Link previews read only the beginning of a page.
    const start = Buffer.from(source).subarray(0, 4096).toString()
    for (const { name, attributes, end } of elementsOf(source.slice(0, source.indexOf('</head>')))) {
      const isMetadata =
        name === 'title' ||
        attributes.rel === 'canonical' ||
        /description|^(og|twitter):/.test(attributes.property ?? attributes.name ?? '')
      if (isMetadata)
        expect(end, `${name} ${attributes.property ?? attributes.name ?? ''}`).toBeLessThanOrEqual(start.length)
    }

    expect(source.includes('application/ld+json'), 'structured data').toBe(path === '/')
    const text = source.replace(/<(script|style)\b.*?<\/\1>/gs, '')
    expect(text.match(/.{0,20}[{}].{0,20}/g), 'placeholders').toBeNull()
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

for (const character of ['', '%5C', '%5c', '%09', '%0A', '%0a', '%0D', '%0d', '%0D%0A', '%2F']) {
  test(`redirects no address with ${character || 'double slashes'} to another host`, async ({ get, baseURL }) => {
    const starts = ['/', '//', '///'].flatMap((slashes) => [slashes + character, `${slashes}${character}/`])
    const hosts = starts.flatMap((start) =>
      ['', '/', '.html', '/index', '/book/'].map((end) => `${start}elsewhere.com${end}`),
    )
    const inside = ['/', '.html', '/index'].map((end) => `/book${character}Set-Cookie:%20injected=1${end}`)
    const slashes = [
      `//book${character}/`,
      `/book/${character}//elsewhere.com/`,
      `/book${character}`,
      `/book/${character}`,
    ]
    for (const path of [...hosts, ...inside, ...slashes]) {
      const headers = (await get(path)).headers()
      expect.soft(headers['set-cookie'], path).toBeUndefined()
      // Resolves the address as browsers do: they read a backslash as a slash and ignore tabs and line breaks.
      const { location = '' } = headers
      expect.soft(new URL(location, baseURL + path).origin, `${path}: Location ${location}`).toBe(baseURL)
    }
  })
}

test('responds to unknown addresses and missing files with status 404 and the not-found page', async ({ get }) => {
  const page = await (await get('/no-such-page')).text()
  const unknown = ['/no-such-page', '/no-such-page/', '/no-such-page.html', '/book/no-such-page', '/BOOK']
  const folders = ['/_not-found', '/_next/', '/_next/static/', '/og/']
  const payloads = ['/index.txt', '/book.txt', '/book/__next._tree.txt']
  const chunks = ['/_next/static/chunks/no-such-chunk.js', '/_next/static/chunks/no-such-style.css']
  for (const path of [...unknown, ...folders, ...payloads, ...chunks]) {
    const response = await get(path)
    expect.soft(response.status(), path).toBe(404)
    expect.soft(await response.text(), path).toBe(page)
    // On some hosts, the headers of hashed files also apply to missing ones.
    if (!chunks.includes(path)) expect.soft(maxAge(response), `${path}: caches keep the 404`).toBe(0)
  }
})

test('serves no file that is not part of the site, and the not-found page at no own address', async ({ get }) => {
  for (const path of [
    '/404',
    '/404.html',
    '/404/',
    '/.git/config',
    '/.env',
    '/.htaccess',
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/%5fheaders',
    '/..%2fpackage.json',
    '/%E0%A4%A',
    '/%00',
    `/${'x'.repeat(300)}`,
  ]) {
    expect.soft([400, 403, 404], path).toContain((await get(path)).status())
  }
})

test('serves the other files and the share cards with their content type', async ({ get }) => {
  for (const [path, type] of [
    ['/icon.svg', /^image\/svg\+xml/],
    ['/apple-icon.png', /^image\/png/],
    // The logo in the structured data.
    ['/icon-512.png', /^image\/png/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /\/xml/],
    ...visits.map((visit) => [`/og/${shareCardFile(visit.path)}`, /^image\/png/] as const),
  ] as const) {
    expect.soft((await get(path)).headers()['content-type'], path).toMatch(type)
  }
})

test('lists the indexed pages in the sitemap, and lets crawlers read every page', async ({ get }) => {
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain(absoluteUrl('/sitemap.xml'))
  expect(robots).not.toMatch(/^Disallow: *\//m)
  const sitemap = await (await get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual(paths.filter(isIndexed).map(absoluteUrl))
})

test('serves every file that a page names, compressed, and lets browsers keep it for a year', async ({ get }) => {
  const sources = await Promise.all(visits.map(async ({ at }) => (await get(at)).text()))
  const files = new Set(sources.flatMap((source) => source.match(/\/_next\/static\/[\w./-]+\.\w+/g) ?? []))
  expect(files.size).toBeGreaterThan(0)
  for (const file of files) {
    const response = await get(file)
    expect.soft(response.status(), `${file}: missing on the host`).toBe(200)
    expect.soft(maxAge(response), `${file}: the host sets a shorter Cache-Control`).toBeGreaterThanOrEqual(ONE_YEAR)
    if (/\.(js|css)$/.test(file)) expectCompressed(response, file)
  }
})

test('serves every page and icon that is linked, and links from indexed pages to no private page', async ({ get }) => {
  const targets = new Set<string>()
  for (const { path, at } of visits) {
    for (const { name, attributes } of elementsOf(await (await get(at)).text())) {
      const { rel = '', href = '' } = attributes
      const target = href.replace(siteUrl(), '').replace(/[?#].*/, '')
      const isLink = name === 'a' && target.startsWith('/')
      if (isLink && isIndexed(path)) expect(isPrivate(target), `${path} links to ${target}`).toBe(false)
      if (isLink || /icon/.test(rel)) targets.add(target)
    }
  }
  for (const target of targets) expect.soft((await get(target)).status(), target).toBe(200)
})

for (const { path, at } of visits) {
  test(`opens ${at} in a browser without errors, and makes it interactive`, async ({ page, baseURL }) => {
    const isOwn = (source: string) => source === '' || source.includes(baseURL!)
    const errors = collectErrors(page, isOwn)
    await gotoHydrated(page, at)
    await expect(page).toHaveTitle(pageTitle(path))
    expect(errors, `for errors of React or of the Content Security Policy: ${REWRITES}`).toEqual([])
  })
}

test('unlocks /pricing with the password of the build', async ({ page }) => {
  await page.goto('/pricing')
  await submitPassword(page, password)
  await expect(unlockedHeading(page), 'set PRICING_PASSWORD as for the build').toBeVisible()
})

if (hasCalendar) {
  test('shows the calendar on /book, and opens the address of the strategy call', async ({ page }) => {
    await gotoHydrated(page, '/book')
    await allowCalendar(page)
    await expect(calendarFrame(page)).toBeVisible()
    const status = page.getByRole('region', { name: book.calendarTitle }).getByRole('status')
    await expect(status, `${site.scheduling.discovery} posts no message to the page`).toBeEmpty()
    const response = await page.goto(site.scheduling.strategy)
    expect(response?.status(), site.scheduling.strategy).toBeLessThan(400)
  })
}

test('runs no script that is injected into a page', async ({ page }) => {
  await gotoHydrated(page, '/')
  await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
})
