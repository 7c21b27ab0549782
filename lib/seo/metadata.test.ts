import { paths } from '@/lib/routes'
import { pageMetadata } from './metadata'

test('only the home page has the tags that verify the owner of the site', () => {
  const owner = { verification: { google: 'google-1', bing: 'bing-1' } }
  const tags = paths.map((path) => [path, pageMetadata(path, owner).verification])
  expect(tags.filter(([, verification]) => verification)).toEqual([
    ['/', { google: 'google-1', other: { 'msvalidate.01': 'bing-1' } }],
  ])
})
