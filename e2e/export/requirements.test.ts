import { errorPage } from '@/content/errors'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { closing } from '@/content/home'
import { site } from '@/content/site'
import { routeFor } from '@/lib/routes'
import { documents, mainText, metaOf, pages, patternOf, readExported, squeeze } from './documents'
import { listsBelow, pagesWithWords, rowsBelow } from './read-requirements'

const documentAt = (at: string) => documents.find((document) => document.at === at)!

/** What ‘…’ stands for in a list of words. */
const MAX_GAP = '.{0,150}?'

const routes = rowsBelow('Routes')
const labels = rowsBelow('Messages and labels').map(([, words = '']) => words)
const [barButton = '', floatingButton = '', copyright = '', wrongPassword, errorTitle] = labels

test('docs/requirements.md lists every page', () => {
  expect(routes.map(([at]) => at).sort()).toEqual(pages.map(({ at }) => at).sort())
  // Before the password, /pricing has no required words.
  expect([...pagesWithWords, '/pricing'].sort()).toEqual(documents.map(({ at }) => at).sort())
})

test.each(routes)('%s has its title, robots and buttons', (at = '', title = '', robots, bar, ground, floating) => {
  const document = documentAt(at)
  const { root, path } = document
  const fullTitle = at === '/' ? `${site.name} – ${title}` : at === '/pricing' ? title : `${title} | ${site.name}`
  expect(root.querySelectorAll('title').map(({ text }) => text)).toEqual([fullTitle])
  expect(metaOf(document, 'robots')).toEqual([robots])
  for (const name of ['og:title', 'twitter:title']) expect([name, ...metaOf(document, name)]).toEqual([name, title])
  expect(root.querySelector('html')!.getAttribute('lang')).toBe('en-GB')
  expect(root.querySelectorAll('h1').map(({ text }) => text)).toHaveLength(1)
  const hrefs = (place: string, label: string) =>
    root
      .querySelectorAll(`${place} a`)
      .filter(({ text }) => text.endsWith(label))
      .map((link) => link.getAttribute('href'))
  expect(root.querySelector('header a')!.getAttribute('href')).toBe('/')
  expect(hrefs('header', barButton)).toEqual(bar === 'yes' ? ['/book'] : [])
  expect(hrefs('body', floatingButton)).toEqual(floating === 'yes' ? ['/book'] : [])
  expect(routeFor(path).topBarGround ?? 'translucent').toBe(ground)
})

test('the sitemap lists the required pages only, and robots.txt forbids none', () => {
  const urls = [...readExported('sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)]
  const listed = routes.filter((cells) => cells.at(-1) === 'yes')
  expect(urls.map(([, path]) => path || '/')).toEqual(listed.map(([at]) => at))
  expect(readExported('robots.txt')).not.toMatch(/^Disallow: *\S/m)
})

test.each(pagesWithWords)('%s has the required words in their order', (at) => {
  const lists = listsBelow(at)
  const missing = lists.flatMap((items) => {
    let rest = mainText(documentAt(at))
    return items.flatMap((item, index) => {
      const found = patternOf(item, '…', MAX_GAP).exec(rest)
      if (!found) return [`“${item}” is missing on ${at} after “${items[index - 1] ?? 'the top of the page'}”`]
      rest = rest.slice(found.index + found[0].length)
      return []
    })
  })
  expect(missing).toEqual([])
  expect(lists).not.toEqual([])
})

test('each page has the required buttons', () => {
  const buttons = rowsBelow('Buttons')
  const found = buttons.map(([at = '', label = '']) => {
    const all = documentAt(at).root.querySelectorAll('main a')
    const named = all.filter(({ text }) => text.trim() === label)
    return [at, label, String(named.length), ...new Set(named.map((link) => link.getAttribute('href')))]
  })
  expect(found).toEqual(buttons)
})

test('/ has the required sections, and /offer links its options', () => {
  const home = documentAt('/').root
  const names = home.querySelectorAll('main section[aria-labelledby]').map((section) => {
    const heading = home.getElementById(section.getAttribute('aria-labelledby')!)!
    return squeeze(heading.textContent)
  })
  const [sections = []] = listsBelow('Sections of the home page')
  expect(names).toEqual([...sections, faq.title, closing.title].map(squeeze))
  const offer = documentAt('/offer').root
  for (const path of ['/essential', '/premium', '/website'])
    expect([path, offer.querySelectorAll(`main a[href="${path}"]`).length > 0]).toEqual([path, true])
})

test('the footer of each page has the required links', () => {
  for (const { at, root } of pages) {
    const footer = root.querySelector('footer')!
    const hrefs = footer.querySelectorAll('a').map((link) => link.getAttribute('href'))
    expect({ at, hrefs }).toEqual({
      at,
      hrefs: expect.arrayContaining([`mailto:${site.email}`, '/process', ...(site.profile ? [site.profile] : [])]),
    })
    expect(footer.text).toContain(`${copyright} ${site.name}`)
    expect(footer.querySelectorAll('input[type=radio]')).toHaveLength(3)
  }
})

test('the messages have the required words', () => {
  expect([gate.wrong, errorPage.title]).toEqual([wrongPassword, errorTitle])
})
