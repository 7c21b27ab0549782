import { readFileSync } from 'node:fs'
import { headerRules } from './headers'
import { committedFiles, headersFile } from './hosts'

test.each(Object.entries(committedFiles))(
  '%s agrees with build/headers.ts, else run npm run host-config',
  (file, make) => {
    expect(readFileSync(file, 'utf8')).toBe(make())
  },
)

test('_headers and vercel.json send the same headers for the same paths', () => {
  type Rule = { source: string; headers: { key: string; value: string }[] }
  const { headers }: { headers: Rule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const fromVercel = headers.flatMap(({ source, headers: pairs }) => [
    source.replace('(.*)', '*'),
    ...pairs.map(({ key, value }) => `  ${key}: ${value}`),
  ])
  const lines = headersFile().trimEnd().split('\n')
  expect(lines.filter((line) => line !== '  ! Access-Control-Allow-Origin')).toEqual(fromVercel)
})

test('no path has two wildcards, which Cloudflare would drop', () => {
  for (const { path } of headerRules) expect(path.split('*').length).toBeLessThanOrEqual(2)
})
