import type { APIRequestContext } from 'playwright/test'
import { faq } from '@/content/faq'
import { phases } from '@/content/process'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { pages } from '@/lib/routes'
import { shareCardImage, shareCardSize } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'
import { elementsOf } from '@/lib/html'
import { thingsIn, types, type Thing } from '@/e2e/support/schema-org'
import { expect, test } from '@/e2e/support/test'

async function elementsAt(request: APIRequestContext, path: string) {
  const source = await (await request.get(path === '*' ? '/no-such-page' : path)).text()
  return { source, elements: elementsOf(source) }
}

async function blocksAt(request: APIRequestContext, path: string): Promise<Thing[]> {
  const { elements } = await elementsAt(request, path)
  return elements
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text))
}

for (const { path, title, description } of routes) {
  test.describe(`metadata of ${path}`, () => {
    test('stands in the head, each statement once', async ({ request }) => {
      const { source, elements } = await elementsAt(request, path)
      const end = source.indexOf('</head>')
      const names = elements
        .filter(
          ({ name, attributes }) => name === 'title' || (name === 'meta' && (attributes.name || attributes.property)),
        )
        .filter(({ attributes }) => attributes.name !== 'theme-color')
        .map(({ name, attributes, start }) => ({ key: attributes.property ?? attributes.name ?? name, start }))
      expect(names.filter(({ start }) => start > end)).toEqual([])
      expect(names.map(({ key }) => key)).toHaveLength(new Set(names.map(({ key }) => key)).size)
    })

    test('tells messengers what the page is', async ({ request }) => {
      const { elements } = await elementsAt(request, path)
      const value = (key: string) =>
        elements.find(({ attributes }) => attributes.property === key || attributes.name === key)?.attributes.content
      const image = shareCardImage(path)
      for (const [key, content] of Object.entries({
        'og:type': 'website',
        'og:site_name': site.name,
        'og:locale': 'en_GB',
        'og:title': title,
        'og:description': description,
        'og:url': path === '*' ? undefined : absoluteUrl(path),
        'og:image': image.url,
        'og:image:alt': image.alt,
        'og:image:width': String(shareCardSize.width),
        'og:image:height': String(shareCardSize.height),
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': description,
        'twitter:image': image.url,
        'twitter:image:alt': image.alt,
      })) {
        expect(value(key), key).toBe(content)
      }
    })

    test('has a share card that is a picture of the stated size', async ({ request }) => {
      const answer = await request.get(new URL(shareCardImage(path).url).pathname)
      expect(answer.headers()['content-type']).toBe('image/png')
      const png = await answer.body()
      // A PNG states its width and height right after its signature and the header's name.
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([shareCardSize.width, shareCardSize.height])
    })

    test('names no address of a developer', async ({ request }) => {
      expect((await elementsAt(request, path)).source).not.toMatch(/localhost|127\.0\.0\.1/)
    })

    test('has structured data as schema.org defines it, without ratings', async ({ request }) => {
      for (const thing of thingsIn(await blocksAt(request, path))) {
        const { '@type': type, ...properties } = thing
        const definition = types[type]
        expect(definition, `${type} is in e2e/support/schema-org.ts`).toBeDefined()
        const names = Object.keys(properties).filter((name) => name !== '@context')
        expect(names, type).toEqual(expect.arrayContaining([...definition!.required]))
        expect([...definition!.required, ...definition!.optional], type).toEqual(expect.arrayContaining(names))
      }
    })
  })
}

test('every share card differs from the others', async ({ request }) => {
  const cards = await Promise.all(
    routes.map(async ({ path }) =>
      (await (await request.get(new URL(shareCardImage(path).url).pathname)).body()).toString('base64'),
    ),
  )
  expect(new Set(cards).size).toBe(routes.length)
})

test('the home page says whose site it is and repeats the questions that it shows', async ({ request }) => {
  const blocks = await blocksAt(request, '/')
  expect(blocks.map((block) => block['@type'])).toEqual(['ProfessionalService', 'WebSite', 'FAQPage'])
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  const questions = thingsIn(blocks).filter((thing) => thing['@type'] === 'Question')
  const answers = thingsIn(blocks).filter((thing) => thing['@type'] === 'Answer')
  expect(questions.map(({ name }) => name)).toEqual(faq.items.map(({ question }) => question))
  expect(answers.map(({ text }) => text)).toEqual(faq.items.map(({ answer }) => answer))
})

test('the framework page offers its phases as services', async ({ request }) => {
  const things = thingsIn(await blocksAt(request, '/process'))
  const services = things.filter((thing) => thing['@type'] === 'Service').map(({ name }) => name)
  expect(services.slice(1)).toEqual(phases.map(({ title }) => title))
})

test('inner pages that are indexed show the way back, others say nothing', async ({ request }) => {
  for (const { path, robots, title } of pages.filter((page) => page.path !== '/')) {
    const things = thingsIn(await blocksAt(request, path))
    const steps = things.filter((thing) => thing['@type'] === 'ListItem')
    if (robots === 'index') {
      expect(steps.map(({ name, item }) => [name, item])).toEqual([
        [site.name, absoluteUrl('/')],
        [title, absoluteUrl(path)],
      ])
    } else expect(things).toEqual([])
  }
})

test('the sitemap holds just the pages that are indexed, and robots.txt forbids none', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(pages.filter(({ robots }) => robots === 'index').map(({ path }) => absoluteUrl(path)))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).not.toContain('Disallow: /')
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
})

test('the manifest and the icons that the pages name exist', async ({ page, request }) => {
  await page.goto('/')
  const links = page.locator('link[rel="manifest"], link[rel="icon"], link[rel="apple-touch-icon"]')
  const named = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  expect(named).toHaveLength(4)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: site.name, start_url: '/' })
  for (const url of [...named, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect((await request.get(url)).status(), url).toBe(200)
  }
})
