import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineStylesAndDeferScripts } from './build'
import { EARLY_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from './protocol'

const SHEET = '_next/static/chunks/a.css'
const CHUNK = '_next/static/chunks/a.js'
const LINK = `<link rel="stylesheet" href="/${SHEET}"/>`
const EARLY_SCRIPT = `<script ${EARLY_ATTRIBUTE}="">early()</script>`

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Rewrites an export of one page with this head, body, script and stylesheet, and returns the page. */
async function rewrite({ head = LINK + EARLY_SCRIPT, body = '', code = '', source = '', styles = '' }) {
  write(SHEET, styles)
  write(CHUNK, code)
  const scripts = `<script src="/${CHUNK}" async=""></script>`
  write('a.html', `<!DOCTYPE html><html><head>${head}${scripts}</head><body>${body}</body></html>`)
  await inlineStylesAndDeferScripts(folder, () => [source])
  return read('a.html')
}
const inline = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-paint-'))
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('inlines the rules that the elements, scripts and sources of a page use', async () => {
  const page = await rewrite({
    body: '<p class="a md:w-[calc(1px)]">A</p>',
    code: 'e({className:`b ${x}`})',
    source: '<p className="d">',
    styles: '.a{x:1}.b{x:2}.c{x:3}.d{x:5}.md\\:w-\\[calc\\(1px\\)\\]{x:4}table{x:5}',
  })
  expect(inline(page)).toBe('.a{x:1}.b{x:2}.d{x:5}.md\\:w-\\[calc\\(1px\\)\\]{x:4}')
})

test('inlines @font-face rules with root-relative URLs', async () => {
  const styles = '@font-face{font-family:F;src:url(../media/f.woff2)}.a{font-family:F}'
  expect(inline(await rewrite({ body: '<p class="a">A</p>', styles }))).toContain('url(/_next/static/media/f.woff2)')
})

test('leaves rules for print only in the stylesheet, and nothing else', async () => {
  const page = await rewrite({
    body: '<p>A</p>',
    styles: '@layer a{p{x:1}@media print{p{x:2}}}@layer b{p{x:1}}@page{margin:0}@media print,(hover){p{x:3}}',
  })
  expect(page).toContain(`href="/${SHEET}" media="print"/>`)
  expect(inline(page)).toBe('@layer a{p{x:1}}@layer b{p{x:1}}@media print,(hover){p{x:3}}')
  expect(read(SHEET)).toBe('@layer a{@media print{p{x:2}}}@page{margin:0}')
})

test('replaces scripts with a list for the loader, combines inline scripts into its first file, and keeps data blocks', async () => {
  const code = 'chunk();'.repeat(2000)
  const body = '<script>one()</script><script type="application/ld+json">{}</script><script>two()</script>'
  const page = await rewrite({
    head: `<link rel="preload" as="script" href="/${CHUNK}"/>${LINK}${EARLY_SCRIPT}`,
    body,
    code,
  })
  const [, list = ''] = new RegExp(`<script ${SCRIPTS_ATTRIBUTE}="([^"]*)">early\\(\\);`).exec(page) ?? []
  const [data = '', ...chunks] = list.split(' ')
  expect(read(data)).toBe('one();\ntwo()')
  expect(chunks).toEqual([`/${CHUNK}`])
  expect(read(CHUNK)).toBe(`//# allFunctionsCalledOnLoad\n${code}`)
  expect(page).not.toContain('as="script"')
  expect(page).toMatch(/<\/script><\/head><body><script type="application\/ld\+json">\{\}<\/script><\/body>/)
})

test.each([
  ['stylesheet', EARLY_SCRIPT],
  [EARLY_ATTRIBUTE, LINK],
])('throws for a page without its %s and names the page', async (missing, head) => {
  await expect(rewrite({ head })).rejects.toThrow(new RegExp(`a\\.html: .*${missing}`))
})

test('states.css reads the attribute that the loader sets', () => {
  const attributes = readFileSync('first-paint/states.css', 'utf8').match(/\[[\w-]+/g)
  expect(new Set(attributes)).toEqual(new Set([`[${SCRIPTS_ATTRIBUTE}`]))
})
