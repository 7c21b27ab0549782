import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/site-url'
import { problemsOf, type Expectation } from './expectation'
import { originOf } from './origin'
import { sourceProblems } from './page-source'
import { report } from './report'

const page: Expectation = { path: '/book', status: [200], headers: { 'X-Robots-Tag': 'noindex', 'Set-Cookie': '' } }
const moved: Expectation = { path: '/book/', status: [301, 308], to: '/book' }
const answer = { status: 200, headers: { 'x-robots-tag': 'noindex' }, text: '' }

test.each([
  ['as expected', page, answer, []],
  ['no header', page, { ...answer, headers: {} }, ['sends no X-Robots-Tag, expected "noindex"']],
  [
    'another header',
    page,
    { ...answer, headers: { 'x-robots-tag': 'all' } },
    ['sends X-Robots-Tag "all" instead of "noindex"'],
  ],
  [
    'a forbidden header',
    page,
    { ...answer, headers: { ...answer.headers, 'set-cookie': 'a=b' } },
    ['sends Set-Cookie "a=b", which must not be there'],
  ],
  ['another status', page, { ...answer, status: 500 }, ['answers 500 instead of 200']],
  ['no answer', page, { ...answer, status: 0, failure: 'timeout' }, ['does not answer (timeout)']],
  ['a redirect', moved, { ...answer, status: 308, location: '/book' }, []],
  ['a page instead of a redirect', moved, answer, ['answers 200 instead of leading to /book']],
  ['a redirect elsewhere', moved, { ...answer, status: 301, location: '/' }, ['leads to / instead of /book']],
])('%s is told in words', (_, expectation, actual, problems) => {
  expect(problemsOf(expectation, actual)).toEqual(problems)
})

describe('a page', () => {
  const script = 'start()'
  const hash = createHash('sha256').update(script).digest('base64')
  const built = `<!DOCTYPE html><html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'; style-src 'self'"/><title>${pageTitle('/book').replace('&', '&amp;')}</title><meta name="robots" content="index"/><link rel="canonical" href="${absoluteUrl('/book')}"/></head><body><script>${script}</script><script type="application/ld+json">{}</script><script src="/_next/static/a.js"></script></body></html>`
  const policy = /<meta http-equiv[^>]*>/

  test.each<[string, string, RegExp[]]>([
    ['as it was built', built, []],
    ['without its policy', built.replace(policy, ''), [/lost the policy/]],
    ['with an edited script', built.replace(script, `${script};`), [/inline script that its policy does not allow/]],
    ['with an added style', built.replace('</head>', '<style>p{}</style></head>'), [/inline style that its policy/]],
    ['with a foreign script', built.replace('</body>', '<script src="/cdn/a.js"></script>'), [/\/cdn\/a\.js.*adds it/]],
    ['without its robots line', built.replace(/<meta name="robots"[^>]*>/, ''), [/lost its robots line/]],
    [
      'of another site',
      built.replace('www.example', 'www.elsewhere'),
      [/names https:\/\/www\.elsewhere\.com as its site/],
    ],
    ['of another path', built.replace(absoluteUrl('/book'), absoluteUrl('/')), [/has the canonical address/]],
    ['with another title', built.replace('<title>', '<title>Another '), [/has the title "Another /]],
  ])('%s', (_, source, problems) => {
    const told = sourceProblems(source, '/book')
    expect(told).toHaveLength(problems.length)
    problems.forEach((problem, index) => expect(told[index]).toMatch(problem))
  })
})

test('a problem is told once, with the paths where it was met', () => {
  const findings = ['/', '/book', '/offer', '/scale', '/book'].map((path) => ({ path, problem: 'answers 500' }))
  expect(report({ 'Pages answer': findings, 'Files answer': [] })).toBe(
    'Not so: Pages answer.\n  /, /book, /offer and 1 more: answers 500',
  )
})

test('an address is taken with or without its last slash', () => {
  expect(originOf(['https://www.example.com/'])).toBe('https://www.example.com')
})

test.each([
  ['no address', [], 'no addresses were given'],
  ['two addresses', ['https://a.com', 'https://b.com'], '2 addresses were given'],
  ['no URL', ['www.example.com'], '"www.example.com" is no http or https URL'],
  ['a path', ['https://www.example.com/book'], 'holds more than a host'],
])('%s is refused in words', (_, given, message) => {
  expect(() => originOf(given)).toThrow(message)
})

test('a host that is not there ends the command with its reason', () => {
  const command = ['node_modules/tsx/dist/cli.mjs', '--conditions=react-server', 'tools/smoke.ts', 'http://localhost:1']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('http://localhost:1 does not answer: ')
}, 20_000)
