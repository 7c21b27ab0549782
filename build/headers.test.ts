import { pages } from '@/lib/routes'
import { headerRules, headersFor, notFoundHeaders, securityHeaders } from './headers'

test.each(pages)('$path tells crawlers what its row says, and sends a private URL to nobody', ({ path, robots }) => {
  const { 'X-Robots-Tag': tag, 'Referrer-Policy': referrer } = headersFor(path)
  expect([tag, referrer]).toEqual(
    robots === 'index' ? [undefined, 'strict-origin-when-cross-origin'] : [robots, 'no-referrer'],
  )
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
test('Observatory finds nothing to mark down', () => {
  expect(securityHeaders).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Content-Type-Options': 'nosniff',
    // The scheduling provider opens pop-ups, and sends no header that would let it into an isolated page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(securityHeaders).not.toHaveProperty('Cross-Origin-Embedder-Policy')
  // Scripts and styles are left to each page's own policy.
  expect(securityHeaders['Content-Security-Policy']).not.toMatch(/script-src|style-src|default-src/)
  const names = headerRules.flatMap(({ headers }) => Object.keys(headers))
  expect(names).not.toContain('Set-Cookie')
  expect(names).not.toContain('Access-Control-Allow-Origin')
})
