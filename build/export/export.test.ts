import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashSource } from './csp'
import { filesBelow } from '@/build/files'
import { compress } from '@/build/compress'
import { deferScripts } from '@/first-paint/build'
import { applyEdits } from './edit-pages'
import { inlineStyles } from '@/first-paint/used-styles'
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

test('each page allows exactly its own inline scripts, right after its character set', async () => {
  write('a.html', page('<script>a()</script><script src="/b.js"></script>'))
  write('b.html', page('<script type="module">b()</script><script type="application/ld+json">{"c":1}</script>'))
  await addPolicies(folder)
  expect(read('a.html')).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  expect(read('a.html')).toContain(hashSource('a()'))
  expect(read('a.html')).not.toContain(hashSource('b()'))
  expect(read('b.html')).toContain(hashSource('b()'))
  expect(read('b.html')).not.toContain(hashSource('{"c":1}'))
})

test('each page allows its own inline styles, and those that libraries add', async () => {
  write('a.html', page('<script>a()</script><style>p{}</style>'))
  write('b.html', page('<script>b()</script><style>q{}</style>'))
  await addPolicies(folder)
  for (const style of ['p{}', '', await toastStyle()]) expect(read('a.html')).toContain(hashSource(style))
  expect(read('a.html')).not.toContain(hashSource('q{}'))
})

test('the rest of the page keeps its bytes', async () => {
  const source = page('<script>a()</script><p title=x>Tom &amp; Jerry<br>')
  write('a.html', source)
  await addPolicies(folder)
  expect(read('a.html').replace(/<meta http-equiv.*?\/>/, '')).toBe(source)
})

test.each([
  ['<script>a()</script><p onclick="b()">B</p>', /a\.html: <p> has the inline handler "onclick"/],
  ['<script>a()</script><template><img onerror="b()"></template>', /<img> has the inline handler "onerror"/],
  ['<script>a()</script><a href=" JavaScript:b()">B</a>', /<a> has a script as its "href"/],
  ['<p>nothing to allow</p>', /no inline script/],
])('%s is refused', async (body, message) => {
  write('a.html', page(body))
  await expect(addPolicies(folder)).rejects.toThrow(message)
})

test('a page that has a policy already is refused', async () => {
  write('a.html', page('<script>a()</script>'))
  await addPolicies(folder)
  await expect(addPolicies(folder)).rejects.toThrow('npm run build')
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

describe('the styles of a page', () => {
  const SHEET = '_next/static/chunks/a.css'
  const styled = (body: string, code = '') => {
    mkdirSync(join(folder, '_next/static/chunks'), { recursive: true })
    write('_next/static/chunks/a.js', code)
    const links = `<link rel="stylesheet" href="/${SHEET}" data-precedence="next"/><script src="/_next/static/chunks/a.js" async=""></script>`
    write('a.html', `<!DOCTYPE html><html><head>${links}</head><body>${body}</body></html>`)
  }
  const inline = () => /<style>(.*?)<\/style>/s.exec(read('a.html'))?.[1]

  test('are those that its elements and its scripts name', async () => {
    styled('<p class="a md:w-[calc(1px)]">A</p>', 'e({className:`b ${x}`})')
    write(SHEET, '.a{x:1}.b{x:2}.c{x:3}.md\\:w-\\[calc\\(1px\\)\\]{x:4}table{x:5}')
    await inlineStyles(folder)
    expect(inline()).toBe('.a{x:1}.b{x:2}.md\\:w-\\[calc\\(1px\\)\\]{x:4}')
  })

  test('find their typefaces wherever they stand, and declare them once', async () => {
    styled('<p class="a">A</p>')
    write(SHEET, '@font-face{font-family:F;src:url(../media/f.woff2)}.a{font-family:F}')
    await inlineStyles(folder)
    expect(inline()).toContain('url(/_next/static/media/f.woff2)')
    expect(read(SHEET)).toBe('.a{font-family:F}')
  })

  test("leave the site's stylesheet to paper until it is wanted", async () => {
    styled('<p class="a">A</p>')
    write(SHEET, '.a{x:1}')
    await inlineStyles(folder)
    expect(read('a.html')).toContain(`href="/${SHEET}" data-precedence="next" media="print"/>`)
  })
})

describe('the scripts of a page', () => {
  const body =
    '<script src="/_next/static/c.js" async=""></script><script>one()</script><script type="application/ld+json">{}</script><script>two()</script>'

  test('are moved into its list, the inline ones first and as one file; its own stay', async () => {
    mkdirSync(join(folder, '_next/static'), { recursive: true })
    const chunk = 'chunk();'.repeat(2000)
    write('_next/static/c.js', chunk)
    write(
      'a.html',
      `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/c.js"/><script data-early="">early()</script></head><body>${body}</body></html>`,
    )
    await deferScripts(folder)
    const [, list = ''] = /<script data-scripts="([^"]*)">early\(\);/.exec(read('a.html')) ?? []
    const [data = '', ...chunks] = list.split(' ')
    expect(read(data)).toBe('one();\ntwo()')
    expect(chunks).toEqual(['/_next/static/c.js'])
    expect(read('_next/static/c.js')).toBe(`//# allFunctionsCalledOnLoad\n${chunk}`)
    expect(read('a.html')).toMatch(
      /<\/script><\/head><body><script type="application\/ld\+json">\{\}<\/script><\/body>/,
    )
  })

  test('need one that stays', async () => {
    mkdirSync(join(folder, '_next/static'), { recursive: true })
    write('_next/static/c.js', 'chunk()')
    write('a.html', page(body))
    await expect(deferScripts(folder)).rejects.toThrow('data-early')
  })
})

test('edits are made in any order, and refused where they overlap', () => {
  const edits = [
    { start: 4, end: 5, text: 'X' },
    { start: 0, end: 1 },
  ]
  expect(applyEdits('abcdef', edits)).toBe('bcdXf')
  expect(() =>
    applyEdits('abc', [
      { start: 0, end: 2 },
      { start: 1, end: 3 },
    ]),
  ).toThrow('overlap')
})
