import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '@/content/site'
import { pageRoutes, routeFor } from '@/lib/routes'
import { shareCardImage } from '@/lib/seo/share-card'
import { absoluteUrl, siteUrl } from '@/lib/seo/site-url'
import { linksOf, metaOf, OUT, pages, readExported } from './documents'

/** Returns the file of the export at a URL of the site. */
const fileAt = (url: string) => join(OUT, new URL(url, siteUrl()).pathname)

test.each(pages)('$url describes itself to crawlers', (document) => {
  const { path, root } = document
  const { title, description, robots } = routeFor(path)
  const ownTitles: Record<string, string> = { '/': `${site.name} – ${title}`, '/pricing': title }
  const fullTitle = ownTitles[path] ?? `${title} | ${site.name}`
  expect(root.querySelectorAll('title').map(({ text }) => text)).toEqual([fullTitle])
  expect(root.querySelector('html')!.getAttribute('lang')).toBe('en-GB')
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  for (const name of ['og:title', 'twitter:title']) expect([name, ...metaOf(document, name)]).toEqual([name, title])
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect([name, ...metaOf(document, name)]).toEqual([name, description])
  expect(metaOf(document, 'robots')).toEqual([robots])
  // The tests of the icons cover the images.
  for (const relation of ['icon', 'apple-touch-icon']) expect(linksOf(document, relation)).not.toEqual([])
  expect(metaOf(document, 'twitter:card')).toEqual(['summary_large_image'])
  expect(linksOf(document, 'canonical')).toEqual(path === '*' ? [] : [absoluteUrl(path)])
  if (path === '*') return
  expect(metaOf(document, 'referrer')).toEqual([robots === 'index' ? 'strict-origin-when-cross-origin' : 'no-referrer'])
  expect(metaOf(document, 'og:url')).toEqual([absoluteUrl(path)])
})

test('a draft names no share card, which the published site may not have', () => {
  const named = ['og:image', 'twitter:image'].flatMap((name) => pages.flatMap((document) => metaOf(document, name)))
  const [home] = pages
  expect([...named, ...(home!.html.match(/"image":"[^"]*/g) ?? [])]).toEqual([])
})

test('each page has its own share card, an image of 1200 × 630 pixels', async () => {
  const cards = new Map<string, string>()
  for (const { url, path } of pages) {
    const file = fileAt(shareCardImage(path).url)
    expect({ url, file, exists: existsSync(file) }).toEqual({ url, file, exists: true })
    const image = readFileSync(file)
    expect({ url, ...(await sharp(image).metadata()) }).toMatchObject({ url, format: 'png', width: 1200, height: 630 })
    const hash = createHash('sha256').update(image).digest('hex')
    expect(`the share card of ${cards.get(hash) ?? url}`).toBe(`the share card of ${url}`)
    cards.set(hash, url)
  }
})

// pages.spec.ts covers the floating button.
test.each(pages)('$url has the buttons of its route in its header', ({ url, path, root }) => {
  const links = root
    .querySelector('header')!
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'))
  expect({ url, links }).toEqual({ url, links: routeFor(path).headerButton ? ['/', '/book'] : ['/'] })
})

// host.spec.ts covers robots.txt.
test('the sitemap lists the pages for search engines only', () => {
  const urls = [...readExported('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual(pageRoutes.flatMap(({ path, robots }) => (robots === 'index' ? [absoluteUrl(path)] : [])))
})

test('the home page describes the agency and its site in JSON-LD, with images that exist', () => {
  const blocks = pages[0]!.root.querySelectorAll('script[type="application/ld+json"]')
  const [agency, website] = blocks.map(({ rawText }) => JSON.parse(rawText) as Record<string, string>)
  const common = { '@context': 'https://schema.org', name: site.name, url: siteUrl() }
  expect(blocks).toHaveLength(2)
  expect(agency).toMatchObject({ ...common, '@type': 'Organization', email: site.email })
  expect(agency!.sameAs).toEqual(site.profile ? [site.profile] : undefined)
  expect(website).toMatchObject({ ...common, '@type': 'WebSite', publisher: { '@id': agency!['@id'] } })
  expect(['logo', existsSync(fileAt(agency!.logo!))]).toEqual(['logo', true])
})
