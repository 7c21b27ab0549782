import { notFoundPage } from '@/content/errors'
import { coordinators, hero } from '@/content/home'
import { essentialPage, premiumPage } from '@/content/package-pages'
import { compareOptions } from '@/content/price-labels'
import { pricing } from '@/content/pricing'
import { processPage } from '@/content/process'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { routeFor } from '@/lib/routes'
import { documents, metaOf, pages, readExported, type Document } from './documents'

// The head, the bars and the buttons of each page, as its row of the route table says.

type Frame = { barButton: boolean; floatingButton: boolean; bar: 'translucent' | 'solid'; isInSitemap: boolean }

const both: Frame = { barButton: true, floatingButton: true, bar: 'translucent', isInSitemap: false }
const neither: Frame = { ...both, barButton: false, floatingButton: false }

/** The buttons in the bars of each page, the look of its top bar, and whether the sitemap lists it, in the order of the routes. */
const FRAMES: Record<string, Frame> = {
  '/': { ...both, isInSitemap: true },
  '/process': { ...both, isInSitemap: true },
  '/book': { ...neither, isInSitemap: true },
  '/offer': both,
  '/premium': { ...neither, bar: 'solid' },
  '/essential': { ...neither, bar: 'solid' },
  '/website': both,
  '/pricing': both,
  '/scale': { ...both, barButton: false },
  '/qualify': neither,
  '/no-such-page': both,
}

/** Returns the addresses of the links in a part of a page whose text ends with a label. */
const hrefsIn = ({ root }: Document, part: string, label: string) =>
  root
    .querySelectorAll(`${part} a`)
    .filter(({ text }) => text.trim().endsWith(label))
    .map((link) => link.getAttribute('href'))

test.each(pages)('$at has the title, the robots and the bars of its route', (document) => {
  const { root, path, at } = document
  const { title, robots } = routeFor(path)
  const fullTitle = at === '/' ? `${site.name} – ${title}` : at === '/pricing' ? title : `${title} | ${site.name}`
  expect(root.querySelectorAll('title').map(({ text }) => text)).toEqual([fullTitle])
  expect(metaOf(document, 'robots')).toEqual([robots])
  for (const name of ['og:title', 'twitter:title']) expect([name, ...metaOf(document, name)]).toEqual([name, title])
  expect(root.querySelector('html')!.getAttribute('lang')).toBe('en-GB')
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  expect(root.querySelector('header a')!.getAttribute('href')).toBe('/')
  expect(Object.keys(FRAMES)).toContain(at)
  const { barButton, floatingButton, bar } = FRAMES[at]!
  expect(hrefsIn(document, 'header', siteLayout.topBarAction.label)).toEqual(barButton ? ['/book'] : [])
  expect(hrefsIn(document, 'aside', siteLayout.floatingAction.label)).toEqual(floatingButton ? ['/book'] : [])
  expect(routeFor(path).topBarGround).toBe(bar)
})

test('the sitemap lists the pages for search engines only, and robots.txt disallows none', () => {
  const urls = [...readExported('sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)]
  expect(urls.map(([, path]) => path || '/')).toEqual(Object.keys(FRAMES).filter((at) => FRAMES[at]!.isInSitemap))
  expect(readExported('robots.txt')).not.toMatch(/^Disallow: *\S/m)
})

/** The number of buttons in the main part of a page with a label. */
const BUTTONS = [
  ['/', hero.action, 3],
  ['/', coordinators.action, 1],
  ['/process', processPage.back, 1],
  ['/premium', premiumPage.action, 1],
  ['/premium', compareOptions, 1],
  ['/essential', essentialPage.action, 1],
  ['/essential', compareOptions, 1],
  ['/scale', scale.closing.action, 1],
  ['/qualify', qualify.closing.action, 1],
  ['/pricing#opened', pricing.cardAction, 2],
  ['/pricing#opened', pricing.action, 2],
  ['/no-such-page', notFoundPage.link, 1],
] as const

test.each(BUTTONS)('%s has its buttons %j, %d in number', (at, { label, href }, count) => {
  const links = documents.find((document) => document.at === at)!.root.querySelectorAll('main a')
  const named = links.filter(({ text }) => text.trim() === label).map((link) => link.getAttribute('href'))
  expect(named).toEqual(Array.from({ length: count }, () => href))
})

test.each(['/offer', '/website'])('the close of %s has no button: the floating button follows it', (at) => {
  const closing = pages.find((page) => page.at === at)!.root.querySelector('[aria-labelledby=closing]')!
  expect([at, ...closing.querySelectorAll('a').map(({ text }) => text)]).toEqual([at])
})

test('/offer links the pages of its options', () => {
  const { root } = pages.find(({ at }) => at === '/offer')!
  for (const path of ['/essential', '/premium', '/website'])
    expect([path, root.querySelectorAll(`main a[href="${path}"]`).length > 0]).toEqual([path, true])
})

test.each(pages)('the footer of $at has the email address, the other pages, the profile and the themes', ({ root }) => {
  const footer = root.querySelector('footer')!
  const hrefs = footer.querySelectorAll('a').map((link) => link.getAttribute('href'))
  const profile = site.profile ? [site.profile] : []
  expect(hrefs).toEqual(expect.arrayContaining([`mailto:${site.email}`, '/process', ...profile]))
  expect(footer.text).toContain(`© ${site.copyrightYear} ${site.name}`)
  expect(footer.querySelectorAll('input[type=radio]')).toHaveLength(3)
})
