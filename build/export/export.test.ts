import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashSource } from './csp'
import { compress } from '@/lib/http/compress'
import { filesBelow } from '@/lib/files'
import { addPolicies } from './policies'
import { toastStyle } from './toast-style'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const head = '<head><meta charSet="utf-8"/><title>A</title></head>'
const page = (body: string) => `<!DOCTYPE html><html>${head}<body>${body}</body></html>`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('each page allows exactly its own inline scripts, right after its character set', () => {
  write('a.html', page('<script>a()</script><script src="/b.js"></script>'))
  write('b.html', page('<script type="module">b()</script><script type="application/ld+json">{"c":1}</script>'))
  addPolicies(folder)
  expect(read('a.html')).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  expect(read('a.html')).toContain(hashSource('a()'))
  expect(read('a.html')).not.toContain(hashSource('b()'))
  expect(read('b.html')).toContain(hashSource('b()'))
  expect(read('b.html')).not.toContain(hashSource('{"c":1}'))
})

test('every page allows the styles of all pages, because the first policy stays in force', () => {
  write('a.html', page('<script>a()</script><style>p{}</style>'))
  write('b.html', page('<script>b()</script><noscript><style>q{}</style></noscript>'))
  addPolicies(folder)
  for (const name of ['a.html', 'b.html']) {
    for (const style of ['p{}', 'q{}', '', toastStyle()]) expect(read(name)).toContain(hashSource(style))
  }
})

test("a page allows its own part of the framework's stylesheets and no other page's", () => {
  write('a.html', page('<script>a()</script><style data-href="/s.css">p{}</style>'))
  write('b.html', page('<script>b()</script><style data-href="/s.css">q{}</style>'))
  addPolicies(folder)
  expect(read('a.html')).toContain(hashSource('p{}'))
  expect(read('a.html')).not.toContain(hashSource('q{}'))
})

test('the rest of the page keeps its bytes', () => {
  const source = page('<script>a()</script><p title=x>Tom &amp; Jerry<br>')
  write('a.html', source)
  addPolicies(folder)
  expect(read('a.html').replace(/<meta http-equiv.*?\/>/, '')).toBe(source)
})

test.each([
  ['<script>a()</script><p onclick="b()">B</p>', /a\.html: <p> has the inline handler "onclick"/],
  ['<script>a()</script><template><img onerror="b()"></template>', /<img> has the inline handler "onerror"/],
  ['<script>a()</script><a href=" JavaScript:b()">B</a>', /<a> has a script as its "href"/],
  ['<p>nothing to allow</p>', /no inline script/],
])('%s is refused', (body, message) => {
  write('a.html', page(body))
  expect(() => addPolicies(folder)).toThrow(message)
})

test('a page that has a policy already is refused', () => {
  write('a.html', page('<script>a()</script>'))
  addPolicies(folder)
  expect(() => addPolicies(folder)).toThrow('npm run build')
})

test('text files get copies that unpack to the same bytes, where that saves any', () => {
  const text = 'the same words again and again, '.repeat(50)
  write('a.html', text)
  write('b.txt', 'x')
  write('c.png', text)
  compress(folder)
  compress(folder)
  expect(filesBelow(folder)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.txt', 'c.png'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toBe(text)
})
