import { spawnSync } from 'node:child_process'
import { absoluteUrl } from '@/lib/seo/site-url'
import { problemsOf, report, type Expectation } from './expectation'
import { sourceProblems } from './host'

const page: Expectation = { path: '/book', status: [200], headers: { 'X-Robots-Tag': 'noindex', 'Set-Cookie': '' } }
const moved: Expectation = { path: '/book/', status: [301, 308], to: '/book' }
const origin = 'https://www.example.com'

test.each<[string, Expectation, number, Record<string, string>, string[]]>([
  ['as expected', page, 200, { 'X-Robots-Tag': 'noindex' }, []],
  ['no header', page, 200, {}, ['sends no X-Robots-Tag, expected "noindex"']],
  ['another header', page, 200, { 'X-Robots-Tag': 'all' }, ['sends X-Robots-Tag "all" instead of "noindex"']],
  [
    'a forbidden header',
    page,
    200,
    { 'X-Robots-Tag': 'noindex', 'Set-Cookie': 'a=b' },
    ['sends Set-Cookie "a=b", which must not be there'],
  ],
  ['another status', page, 500, {}, ['answers 500 instead of 200']],
  ['a redirect', moved, 308, { Location: `${origin}/book` }, []],
  ['a page instead of a redirect', moved, 200, {}, ['answers 200 instead of leading to /book']],
  ['a redirect elsewhere', moved, 301, { Location: '/' }, [`leads to ${origin}/ instead of /book`]],
])('%s is told in words', async (_, expectation, status, headers, problems) => {
  expect(await problemsOf(origin, expectation, new Response('', { status, headers }))).toEqual(problems)
})

describe('a page', () => {
  const built = `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><meta name="robots" content="index"/><link rel="canonical" href="${absoluteUrl('/book')}"/></head><body><script>start()</script><script src="/_next/static/a.js"></script></body></html>`

  test.each<[string, string, unknown[]]>([
    ['as it was built', built, []],
    ['without its policy', built.replace(/<meta http-equiv[^>]*>/, ''), [/lost the policy/]],
    ['with a foreign script', built.replace('</body>', '<script src="/cdn/a.js"></script>'), [/\/cdn\/a\.js.*adds it/]],
    ['without its robots line', built.replace(/<meta name="robots"[^>]*>/, ''), [/lost its robots line/]],
    [
      'of another site',
      built.replace('www.example', 'www.elsewhere'),
      [/"https:\/\/www\.elsewhere\.com\/book" instead/],
    ],
  ])('%s', (_, source, problems) => {
    expect(sourceProblems(source, '/book')).toEqual(problems.map((problem) => expect.stringMatching(problem as RegExp)))
  })
})

test('a problem is told once, with the paths where it was met', () => {
  const findings = ['/', '/book', '/offer', '/scale', '/book'].map((path) => ({ path, problem: 'answers 500' }))
  expect(report({ 'Pages answer': findings, 'Files answer': [] })).toBe(
    'Not so: Pages answer.\n  /, /book, /offer and 1 more: answers 500',
  )
})

test.each([
  ['www.example.com', 'www.example.com was given: expected one such as'],
  ['https://www.example.com/book', 'https://www.example.com/book was given: expected one such as'],
  ['http://localhost:1', 'http://localhost:1 does not answer: '],
])('%s ends the command with its reason', (address, reason) => {
  const command = ['node_modules/tsx/dist/cli.mjs', '--conditions=react-server', 'tools/smoke.ts', address]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(reason)
})
