import { site } from '@/content/site'
import { paths, routeFor } from '@/lib/routes'
import { pageMetadata } from './metadata'
import { siteUrl } from './site-url'

test('only the home page has the tags that verify the domain', () => {
  const owner = { verification: { google: 'google-1', bing: 'bing-1', meta: 'meta-1' } }
  const tags = paths.map((path) => [path, pageMetadata(path, owner).verification])
  expect(tags.filter(([, verification]) => verification)).toEqual([
    ['/', { google: 'google-1', other: { 'msvalidate.01': 'bing-1', 'facebook-domain-verification': 'meta-1' } }],
  ])
})

test('a public build names the share card of each page, with its alternative text', () => {
  jest.replaceProperty(process, 'env', { ...process.env, PUBLISH: 'true', DRAFT: '' })
  for (const path of paths) {
    const { openGraph, twitter } = pageMetadata(path)
    const url = expect.stringMatching(`^${siteUrl()}/og/.+\\.png$`)
    const image = { url, alt: `${routeFor(path).title} – ${site.name}` }
    expect([path, openGraph?.images]).toEqual([path, [{ ...image, width: 1200, height: 630, type: 'image/png' }]])
    expect([path, twitter?.images]).toEqual([path, [image]])
  }
  jest.restoreAllMocks()
})
