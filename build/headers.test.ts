import { pages } from '@/lib/routes'
import { headerRules, headersFor, notFoundHeaders, securityHeaders } from './headers'

const privatePages = pages.filter(({ robots }) => robots !== 'index')
const publicPages = pages.filter(({ robots }) => robots === 'index')

test.each(privatePages)('$path tells crawlers what its row says, and sends its URL to nobody', ({ path, robots }) => {
  expect(headersFor(path)).toMatchObject({ 'X-Robots-Tag': robots, 'Referrer-Policy': 'no-referrer' })
})

test.each(publicPages)('$path may be indexed', ({ path }) => {
  expect(headersFor(path)).not.toHaveProperty('X-Robots-Tag')
})

test.each(pages)('the payloads of $path are not indexed', ({ path }) => {
  const payloads = path === '/' ? ['/index.txt', '/__next._full.txt'] : [`${path}.txt`, `${path}/__next._tree.txt`]
  for (const payload of payloads) expect(headersFor(payload)['X-Robots-Tag']).toMatch(/^noindex/)
})

test('crawlers may index what is no page and no payload', () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/og/home.png']) {
    expect(headersFor(path)).not.toHaveProperty('X-Robots-Tag')
  }
})

test('hashed files are kept for good, pages are asked for anew, missing ones are not kept', () => {
  expect(headersFor('/_next/static/chunks/a.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(headersFor('/book')['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(notFoundHeaders['Cache-Control']).toBe('no-store')
})

test('every answer carries every security header', () => {
  for (const path of ['/', '/pricing', '/_next/static/chunks/a.js', '/og/home.png']) {
    expect(headersFor(path)).toMatchObject(securityHeaders)
  }
  expect(notFoundHeaders).toMatchObject(securityHeaders)
})

test('no two rules set the same header for one path, because hosts join or replace such values as they like', () => {
  const paths = headerRules.map(({ path }) => path.replace('*', 'anything'))
  for (const anyPath of paths) {
    const names = headerRules
      .filter(({ path }) => (path.endsWith('/*') ? anyPath.startsWith(path.slice(0, -1)) : path === anyPath))
      .flatMap(({ headers }) => Object.keys(headers))
    expect(names).toHaveLength(new Set(names).size)
  }
})

/** What Mozilla's Observatory scores: mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests. */
describe('the rules that Observatory scores', () => {
  const policy = securityHeaders['Content-Security-Policy']

  test('strict transport security lasts two years', () => {
    expect(securityHeaders['Strict-Transport-Security']).toMatch(/^max-age=63072000; includeSubDomains/)
  })

  test('no frame may hold the site, said in both ways', () => {
    expect(securityHeaders['X-Frame-Options']).toBe('DENY')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('types are not guessed', () => {
    expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff')
  })

  test('the referrer never holds a path on other sites', () => {
    for (const { path } of pages) {
      expect(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']).toContain(
        headersFor(path)['Referrer-Policy'],
      )
    }
  })

  test('windows and resources are isolated, pop-ups of the scheduling provider excepted', () => {
    expect(securityHeaders['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
    expect(securityHeaders['Cross-Origin-Resource-Policy']).toBe('same-origin')
    expect(securityHeaders).not.toHaveProperty('Cross-Origin-Embedder-Policy')
  })

  test("the header's policy leaves scripts and styles to the page's own", () => {
    expect(policy).not.toMatch(/script-src|style-src|default-src/)
  })

  test('no cookie is set and no other origin is let in', () => {
    const names = headerRules.flatMap(({ headers }) => Object.keys(headers))
    expect(names).not.toContain('Set-Cookie')
    expect(names).not.toContain('Access-Control-Allow-Origin')
  })
})
