import { routes } from '@/content/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import robots from './robots'
import sitemap from './sitemap'

test('the sitemap holds just the pages that may be indexed, under their canonical addresses', () => {
  const indexable = routes.filter((row) => row.robots === 'index').map(({ path }) => absoluteUrl(path))
  expect(sitemap().map(({ url }) => url)).toEqual(indexable)
})

test('robots.txt forbids nothing, so that a noindex can be read, and names the sitemap', () => {
  expect(robots().rules).toEqual({ userAgent: '*', allow: '/' })
  expect(robots().sitemap).toBe(absoluteUrl('/sitemap.xml'))
})
