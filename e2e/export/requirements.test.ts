import { errorPage } from '@/content/errors'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { routeFor } from '@/lib/routes'
import { homeSections, links, messages, others, rows, words } from '../requirements'
import { visits } from '../support/visits'
import { documents, mainText, metaOf, linksOf, pages, readExported, squeeze } from './documents'

const documentAt = (at: string) => documents.find((document) => document.at === at)!

test('every page has a row in requirements.ts', () => {
  expect(rows.map(([at]) => at).sort()).toEqual(visits.map(({ at }) => at).sort())
})

test.each(rows)('%s has its title, robots, canonical URL and buttons', (at, title, robots, bar, solid, floating) => {
  const document = documentAt(at)
  const { root, path } = document
  const fullTitle = at === '/' ? `${site.name} – ${title}` : at === '/pricing' ? title : `${title} | ${site.name}`
  expect(root.querySelectorAll('title').map(({ text }) => text)).toEqual([fullTitle])
  expect(metaOf(document, 'robots')).toEqual([robots])
  for (const name of ['og:title', 'twitter:title']) expect([name, ...metaOf(document, name)]).toEqual([name, title])
  const canonical = at === '/no-such-page' ? [] : [expect.stringMatching(`^https://[^/]+${at === '/' ? '' : at}$`)]
  expect(linksOf(document, 'canonical')).toEqual(canonical)
  expect(root.querySelector('html')!.getAttribute('lang')).toBe('en-GB')
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  const hrefs = (place: string, label: string) =>
    root
      .querySelectorAll(`${place} a`)
      .filter(({ text }) => text.endsWith(label))
      .map((link) => link.getAttribute('href'))
  expect(root.querySelector('header a')!.getAttribute('href')).toBe('/')
  expect(hrefs('header', others.barButton)).toEqual(bar ? ['/book'] : [])
  expect(hrefs('body', others.floatingButton)).toEqual(floating ? ['/book'] : [])
  expect(routeFor(path).topBarGround === 'solid').toBe(solid)
})

test('the sitemap lists the indexed pages only, and robots.txt forbids none', () => {
  const urls = [...readExported('sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)]
  const listed = rows.filter(([, , , , , , isListed]) => isListed)
  expect(urls.map(([, path]) => path || '/')).toEqual(listed.map(([at]) => at))
  expect(readExported('robots.txt')).not.toMatch(/^Disallow: *\S/m)
})

test('each page has the required words in their order', () => {
  const missing = Object.entries(words).flatMap(([at, lists]) => {
    const text = mainText(documentAt(at))
    return lists.flatMap((list) => {
      let end = 0
      return list.flatMap((word) => {
        const start = text.indexOf(squeeze(word), end)
        if (start < 0) return [`${at}: “${word}” is missing, or comes before the words ahead of it in requirements.ts`]
        end = start + squeeze(word).length
        return []
      })
    })
  })
  expect(missing).toEqual([])
})

test('each page has the required buttons', () => {
  const found = links.map(([at, label]) => {
    const all = documentAt(at).root.querySelectorAll('main a')
    const named = all.filter(({ text }) => text.trim() === label)
    return [at, label, named.length, ...new Set(named.map((link) => link.getAttribute('href')))]
  })
  expect(found).toEqual(links)
})

test('/ has the required sections, and /offer links its options', () => {
  const home = documentAt('/').root
  const names = home.querySelectorAll('main section[aria-labelledby]').map((section) => {
    const heading = home.getElementById(section.getAttribute('aria-labelledby')!)!
    return squeeze(heading.textContent)
  })
  expect(names).toEqual(homeSections.map(squeeze))
  const offer = documentAt('/offer').root
  for (const path of ['/essential', '/premium', '/website'])
    expect([path, offer.querySelectorAll(`main a[href="${path}"]`).length > 0]).toEqual([path, true])
})

test('/premium shows the monthly and the yearly value of the videos in one row', () => {
  const table = documentAt('/premium').root.querySelectorAll('main tr')
  const isOfVideos = (text: string) => others.videoValues.every((value) => text.includes(value))
  expect(table.filter(({ textContent }) => isOfVideos(textContent))).toHaveLength(1)
})

test('the footer of each page has the required links', () => {
  for (const { at, root } of pages) {
    const footer = root.querySelector('footer')!
    const hrefs = footer.querySelectorAll('a').map((link) => link.getAttribute('href'))
    expect({ at, hrefs }).toEqual({
      at,
      hrefs: expect.arrayContaining([`mailto:${site.email}`, '/process', ...(site.profile ? [site.profile] : [])]),
    })
    expect(footer.text).toContain(`${others.copyright} ${site.name}`)
    expect(footer.querySelectorAll('input[type=radio]')).toHaveLength(3)
  }
})

test('the messages have the required words', () => {
  expect({ wrongPassword: gate.wrong, error: errorPage.title }).toEqual(messages)
})
