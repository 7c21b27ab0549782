import { expect, test, type APIRequestContext } from 'playwright/test'
import { site } from '@/content/site'
import { FIRST_FLIGHT } from '@/build/first-flight'
import { elementsOf } from '@/build/pages'
import { routeFor } from '@/lib/routes'
import { shareCardImage, shareCardSize } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'
import { routes } from './support/specification'
import { type Visit, visits } from './support/page'

// What is read from the answers alone: none of these tests opens a browser. What a host may break is in smoke.spec.ts.

/** The bytes of the home page with its headers, which do not fit into one flight. */
const HOME_PAGE = 17_600

type Thing = { '@type': string; [property: string]: unknown }

async function read(request: APIRequestContext, { at }: Visit) {
  const response = await request.get(at, { headers: { 'Accept-Encoding': 'br' } })
  const source = await response.text()
  const elements = elementsOf(source)
  return {
    response,
    source,
    elements,
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

/** Title, canonical URL and robots are in smoke.spec.ts. */
function expectHead({ source, elements, meta }: Answer, { path }: Visit) {
  const { description, title: heading } = routeFor(path)
  const end = source.indexOf('</head>')
  const isStatement = ({ name, attributes }: (typeof elements)[number]) =>
    name === 'title' || (name === 'meta' && (attributes.name || attributes.property))
  expect(elements.filter(isStatement).filter(({ start }) => start > end)).toEqual([])
  expect(elements.find(({ name }) => name === 'html')?.attributes.lang).toBe('en-GB')
  const image = shareCardImage(path)
  for (const [key, content] of Object.entries({
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
    const { response, source, elements } = answer
    await test.step('what crawlers and messengers read', () => expectHead(answer, place))
    await test.step('structured data', () => expectStructuredData(answer, place))
    await test.step('neither an address of a developer nor a placeholder, and every sum in one piece', () => {
      expect(source).not.toMatch(/localhost|127\.0\.0\.1/)
      const text = source.replace(/<(script|style)\b.*?<\/\1>/gs, '')
      expect(text.match(/.{0,20}[{}].{0,20}/g)).toBeNull()
      expect(text.match(/£(?!\d{1,3}(,\d{3})*(?![\d,]\d)).{0,20}/g)).toBeNull()
    })
    await test.step('in the first flight of a connection', () => {
      const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
      const size =
        Number(response.headers()['content-length']) + lines.join('').length + 'HTTP/1.1 200 OK\r\n\r\n'.length
      if (place.path !== '*') expect(size).toBeLessThanOrEqual(place.path === '/' ? HOME_PAGE : FIRST_FLIGHT)
    })
    await test.step('drawings of a size that suits a page without styles', () => {
      for (const { attributes } of elements.filter(({ name }) => name === 'svg')) {
        const drawing = JSON.stringify(attributes)
        expect(Number(attributes.width), drawing).toBeLessThanOrEqual(300)
        expect(Number(attributes.height), drawing).toBeGreaterThanOrEqual(0)
      }
    })
  })
}

test('every page and icon that a page or the manifest names exists', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: site.name, start_url: '/' })
  const links = new Set<string>(manifest.icons.map(({ src }: { src: string }) => src))
  const files = ['manifest', 'icon', 'apple-touch-icon']
  for (const place of visits) {
    const { elements } = await read(request, place)
    const named = elements.filter(
      ({ name, attributes: { rel = '', href } }) => (name === 'a' && href?.startsWith('/')) || files.includes(rel),
    )
    expect(named.map(({ attributes }) => attributes.rel)).toEqual(expect.arrayContaining(files))
    for (const { attributes } of named) links.add(attributes.href!)
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

test('every page has a share card of its own, of the stated size', async ({ request }) => {
  const cards = visits.map(async ({ path }) => {
    const png = await (await request.get(new URL(shareCardImage(path).url).pathname)).body()
    // A PNG states its width and height right after its signature and the header's name.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([shareCardSize.width, shareCardSize.height])
    return png.toString('base64')
  })
  expect(new Set(await Promise.all(cards)).size).toBe(visits.length)
})
