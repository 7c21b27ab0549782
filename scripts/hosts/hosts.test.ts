import { readFileSync } from 'node:fs'
import { headerRules } from '@/lib/headers'
import { committedFiles } from './committed-files'
import { headersFile } from './pages-files'

test.each(Object.entries(committedFiles))(
  '%s agrees with lib/headers.ts, else run npm run host-files',
  (file, make) => {
    expect(readFileSync(file, 'utf8')).toBe(make())
  },
)

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

test('vercel.json sends the same headers for the same addresses', () => {
  type Rule = { source: string; headers: { key: string; value: string }[] }
  const { headers }: { headers: Rule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const rules = headers.map(({ source, headers: pairs }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  }))
  expect(rules).toEqual(headerRules)
})
