import { readFileSync } from 'node:fs'
import { headerRules } from '@/build/headers'
import { committedFiles } from './host-config'

test.each(Object.entries(committedFiles))(
  '%s agrees with build/headers.ts, else run npm run host-config',
  (file, make) => {
    expect(readFileSync(file, 'utf8')).toBe(make())
  },
)

test('vercel.json sends the same headers for the same paths', () => {
  type Rule = { source: string; headers: { key: string; value: string }[] }
  const { headers }: { headers: Rule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const rules = headers.map(({ source, headers: pairs }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  }))
  expect(rules).toEqual(headerRules)
})
