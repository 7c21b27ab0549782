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

/** developers.cloudflare.com/pages/configuration/headers; Netlify's limits are wider. */
test("_headers keeps Cloudflare's limits, beyond which it drops rules without a word", () => {
  expect(headerRules.length).toBeLessThanOrEqual(100)
  for (const line of headersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  for (const { path } of headerRules) expect(path).not.toMatch(/\*.*\*/)
})
