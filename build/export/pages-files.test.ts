import { headerRules } from '@/build/headers'
import { headersFile } from './pages-files'

test('_headers holds every rule, within the limits of Cloudflare Pages', () => {
  const lines = headersFile().trimEnd().split('\n')
  const paths = lines.filter((line) => line.startsWith('/'))
  expect(paths).toEqual(headerRules.map(({ path }) => path))
  expect(paths.length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})

test('no path has two wildcards, which Cloudflare would drop', () => {
  for (const { path } of headerRules) expect(path.split('*').length).toBeLessThanOrEqual(2)
})
