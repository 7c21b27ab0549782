import { createHash } from 'node:crypto'
import { expect, test, type APIRequestContext } from 'playwright/test'
import { site } from '@/content/site'
import { elementsOf } from '@/build/html'
import { headersFor, notFoundHeaders } from '@/build/headers'
import { routeFor } from '@/lib/routes'
import { shareCardImage, shareCardSize } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'
import { routes } from '@/e2e/support/specification'
import { type Visit, visits } from '@/e2e/support/page'

// What is read from the answers alone: none of these tests opens a browser.

/** Bytes that a server sends before it waits for the first answer: ten segments (RFC 6928) of 1,460. */
const FIRST_FLIGHT = 14_600

/** The source expression of CSP Level 3 that allows one inline script or style. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A day or a time of day, as a build could leave it in what it writes. */
const TIMES = [
  /(?<!\d)20\d\d-[01]\d-[0-3]\d(?!\d)/,
  /(?<!\d)\d{1,2}\/\d{1,2}\/20\d\d(?!\d)/,
  /(?<!\d)[0-2]?\d:[0-5]\d:[0-5]\d(?!\d)/,
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2},? )?20\d\d\b/,
]

/** Times in a text, and numbers that count the seconds or milliseconds to a day around now. */
function timesIn(text: string): string[] {
  const dates = TIMES.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  const counted = (text.match(/(?<![\w.+/-])\d{10}(\d{3})?(?![\w+/-])/g) ?? []).filter((digits) => {
    const milliseconds = Number(digits.padEnd(13, '0'))
    return Math.abs(milliseconds - Date.now()) < 30 * 24 * 60 * 60 * 1000
  })
  return [...dates, ...counted]
}

type Thing = { '@type': string; [property: string]: unknown }

async function read(request: APIRequestContext, { address }: Visit) {
  const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
  const source = await response.text()
  const elements = elementsOf(source)
  const policy = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
  return {
    response,
    headers: response.headers(),
    source,
    elements,
    policy,
    /** The content of a `<meta>`, or of the only one of that name. */
    meta: (key: string) =>
      elements
        .filter(({ attributes }) => attributes.property === key || attributes.name === key)
        .map(({ attributes }) => attributes.content),
    data: elements
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }): Thing => JSON.parse(text)),
  }
}
type Answer = Awaited<ReturnType<typeof read>>

function expectHead({ source, elements, meta }: Answer, { path }: Visit) {
  const { title, robots } = routes[path]
  const { description, title: heading } = routeFor(path)
  const end = source.indexOf('</head>')
  const statements = elements
    .filter(({ name, attributes }) => name === 'title' || (name === 'meta' && (attributes.name || attributes.property)))
    .filter(({ attributes }) => attributes.name !== 'theme-color')
    .map(({ name, attributes, start }) => ({ key: attributes.property ?? attributes.name ?? name, start }))
  expect(statements.filter(({ start }) => start > end)).toEqual([])
  expect(statements.map(({ key }) => key)).toHaveLength(new Set(statements.map(({ key }) => key)).size)

  expect(elements.find(({ name }) => name === 'html')?.attributes.lang).toBe('en-GB')
  const titles = elements.filter(({ name, start }) => name === 'title' && start < end)
  expect(titles.map(({ text }) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))).toEqual([title])
  const canonical = elements.filter(({ attributes }) => attributes.rel === 'canonical')
  expect(canonical.map(({ attributes }) => new URL(attributes.href!).href)).toEqual(
    path === '*' ? [] : [new URL(absoluteUrl(path)).href],
  )
  const image = shareCardImage(path)
  for (const [key, content] of Object.entries({
    robots,
    description,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_GB',
    'og:title': heading,
    'og:description': description,
    'og:url': path === '*' ? undefined : absoluteUrl(path),
    'og:image': image.url,
    'og:image:alt': image.alt,
    'og:image:width': String(shareCardSize.width),
    'og:image:height': String(shareCardSize.height),
    'twitter:card': 'summary_large_image',
    'twitter:title': heading,
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': image.alt,
  })) {
    expect(meta(key), key).toEqual(content === undefined ? [] : [content])
  }
}

/** What the headers and the policy have to say is in build/headers.test.ts and build/export/csp.test.ts. */
function expectPolicy({ headers, elements, policy }: Answer, { path }: Visit) {
  for (const [name, value] of Object.entries(path === '*' ? notFoundHeaders : headersFor(path))) {
    expect(headers[name.toLowerCase()], name).toBe(value)
  }
  for (const name of ['access-control-allow-origin', 'set-cookie']) expect(headers).not.toHaveProperty(name)
  const [charset] = elements.filter(({ name }) => name === 'meta')
  expect(policy?.start, 'the policy stands before everything that it governs').toBe(charset?.end)
  const text = policy?.attributes.content ?? ''
  expect(text).toMatch(/^default-src 'none'; /)
  expect(text).not.toMatch(/(script-src|style-src) [^;]*unsafe/)
  const scripts = elements.filter(
    ({ name, attributes }) => name === 'script' && attributes.type !== 'application/ld+json',
  )
  const inline = scripts.filter(({ attributes }) => !attributes.src).map((script) => hashSource(script.text))
  const directive = /script-src ([^;]*)/.exec(text)?.[1] ?? ''
  expect(new Set(directive.split(' ').filter((word) => word.startsWith("'sha256-")))).toEqual(new Set(inline))
  for (const { attributes } of scripts) expect(attributes.src ?? '/_next/static/').toMatch(/^\/_next\/static\//)
}

/** What stands in each block is in components/site/structured-data.test.tsx. */
function expectStructuredData({ data }: Answer, { path }: Visit) {
  const isIndexed = path !== '*' && routes[path].robots === 'index'
  const own = { '/': ['ProfessionalService', 'WebSite', 'FAQPage'], '/process': ['Service'] }[path as string] ?? []
  const trail = isIndexed && path !== '/' ? ['BreadcrumbList'] : []
  expect(data.map((block) => block['@type']).sort()).toEqual([...own, ...trail].sort())
  if (path === '*' || trail.length === 0) return
  const items = data.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement as Thing[]
  expect(items.map(({ name, item }) => [name, item])).toEqual([
    [site.name, absoluteUrl('/')],
    [routeFor(path).title, absoluteUrl(path)],
  ])
}

for (const place of visits) {
  test(`${place.path} is delivered as specified`, async ({ request }) => {
    const answer = await read(request, place)
    const { response, headers, source } = answer
    expect(response.status()).toBe(place.path === '*' ? 404 : 200)
    await test.step('what crawlers and messengers read', () => expectHead(answer, place))
    await test.step('structured data', () => expectStructuredData(answer, place))
    await test.step('policy and headers', () => expectPolicy(answer, place))
    await test.step('neither an address of a developer nor the time of the build', () => {
      expect(source).not.toMatch(/localhost|127\.0\.0\.1/)
      expect(timesIn(source)).toEqual([])
    })
    await test.step('in the first flight of a connection', () => {
      const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
      const size = Number(headers['content-length']) + lines.join('').length + 'HTTP/1.1 200 OK\r\n\r\n'.length
      if (place.path !== '*') expect(size).toBeLessThanOrEqual(FIRST_FLIGHT)
    })
    await test.step('motion hides nothing in it', () =>
      expect(source).not.toMatch(/style="[^"]*(opacity|transform|visibility)/))
  })
}

test('the policy is the same on every page but for the hashes of its own scripts and styles', async ({ request }) => {
  const answers = await Promise.all(visits.map((place) => read(request, place)))
  const policies = answers.map(({ policy }) =>
    policy?.attributes.content?.replace(/(script|style)-src [^;]*/g, (directive) =>
      directive.replace(/'sha256-[^']*'/g, '').trim(),
    ),
  )
  expect(new Set(policies).size).toBe(1)
})

test('every internal link leads to a page that exists', async ({ request }) => {
  const answers = await Promise.all(visits.map((place) => read(request, place)))
  const links = answers.flatMap(({ elements }) =>
    elements.flatMap(({ name, attributes: { href } }) => (name === 'a' && href?.startsWith('/') ? [href] : [])),
  )
  expect(links).not.toEqual([])
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
})

test('every page has a share card of its own, of the stated size', async ({ request }) => {
  const cards = visits.map(async ({ path }) => {
    const answer = await request.get(new URL(shareCardImage(path).url).pathname)
    expect(answer.headers()['content-type']).toBe('image/png')
    const png = await answer.body()
    // A PNG states its width and height right after its signature and the header's name.
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([shareCardSize.width, shareCardSize.height])
    return png.toString('base64')
  })
  expect(new Set(await Promise.all(cards)).size).toBe(visits.length)
})

test('the sitemap holds just the pages that are indexed, and robots.txt forbids none', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(
    visits.flatMap(({ path }) => (path !== '*' && routes[path].inSitemap ? [absoluteUrl(path)] : [])),
  )
  expect(timesIn(sitemap)).toEqual([])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).not.toContain('Disallow: /')
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
})

test('the manifest and the icons that the pages name exist', async ({ request }) => {
  const { elements } = await read(request, visits[0]!)
  const named = elements.flatMap(({ name, attributes: { rel, href } }) =>
    name === 'link' && /^(manifest|icon|apple-touch-icon)$/.test(rel ?? '') ? [href!] : [],
  )
  expect(named).toHaveLength(4)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: site.name, start_url: '/' })
  for (const url of [...named, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect((await request.get(url)).status(), url).toBe(200)
  }
})

test('every figure stands where braces held its place', async ({ request }) => {
  for (const place of visits) {
    const { source } = await read(request, place)
    const shown = source.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    expect(shown.match(/.{0,40}[{}].{0,40}/) ?? [], place.path).toEqual([])
  }
})
