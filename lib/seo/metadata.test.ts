import { site } from '@/content/site'
import { paths, routeFor } from '@/lib/routes'
import { pageMetadata } from './metadata'
import { shareCardImage } from './share-card'
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
    const image = shareCardImage(path)
    const { url, alt } = image
    expect({ path, images: openGraph?.images }).toEqual({ path, images: [image] })
    expect({ path, images: twitter?.images }).toEqual({ path, images: [{ url, alt }] })
    expect({ path, url, alt }).toEqual({
      path,
      url: expect.stringMatching(`^${siteUrl()}/og/.+\\.png$`),
      alt: `${routeFor(path).title} – ${site.name}`,
    })
  }
  jest.restoreAllMocks()
})
