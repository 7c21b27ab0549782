import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { inlineStylesAndDeferScripts } from './build'
import { EARLY_ATTRIBUTE, retry, SCRIPTS_ATTRIBUTE } from './protocol'

const SHEET = '/_next/static/chunks/a.css'
const CHUNK = '/_next/static/chunks/a.js'
const LINK = `<link rel="stylesheet" href="${SHEET}"/>`
const EARLY_SCRIPT = `<script ${EARLY_ATTRIBUTE}="">early()</script>`

const folder = mkdtempSync(`${tmpdir()}/first-paint-`)
mkdirSync(`${folder}/_next/static/chunks`, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))
const read = (path: string) => readFileSync(folder + path, 'utf8')

/** Rewrites an export of one page with this head, body, script and stylesheet, and returns the page. */
async function rewrite({ head = LINK + EARLY_SCRIPT, body = '', code = '', source = '', styles = '' }) {
  writeFileSync(folder + SHEET, styles)
  writeFileSync(folder + CHUNK, code)
  const page = `<!DOCTYPE html><html><head>${head}<script src="${CHUNK}" async=""></script></head><body>${body}</body></html>`
  writeFileSync(`${folder}/a.html`, page)
  await inlineStylesAndDeferScripts(folder, () => [source])
  return read('/a.html')
}

test('inlines the rules for screens that the elements, scripts and sources of a page use, and its fonts', async () => {
  const font = '@font-face{font-family:F;src:url(../media/f.woff2)}'
  const page = await rewrite({
    body: '<p class="a md:w-[calc(1px)]">A</p>',
    code: 'e({className:`b ${x}`})',
    source: '<p className="d">',
    styles: `${font}@layer a{p{top:9px}@media print{i{top:9px}}}.a{top:1px;font:1px F}.b{top:2px}.c{top:3px}.d{top:4px}.md\\:w-\\[calc\\(1px\\)\\]{top:5px}table{top:6px}@media print{p{top:7px}}@page{margin:0}@media print,(hover){p{top:8px}}`,
  })
  expect(/<style>(.*?)<\/style>/s.exec(page)?.[1]).toBe(
    '@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}@layer a{p{top:9px}}.a{top:1px;font:1px F}.b{top:2px}.d{top:4px}.md\\:w-\\[calc\\(1px\\)\\]{top:5px}@media print,(hover){p{top:8px}}',
  )
  expect(page).toContain(`href="${SHEET}" media="print"/>`)
  expect(read(SHEET)).toBe('@layer a{@media print{i{top:9px}}}@media print{p{top:7px}}@page{margin:0}')
})

test('replaces scripts with a list for the loader, combines inline scripts into its first file, and keeps data blocks', async () => {
  const body = '<script>one()</script><script type="application/ld+json">{}</script><script>two()</script>'
  const head = `<link rel="preload" as="script" href="${CHUNK}"/>${LINK}${EARLY_SCRIPT}`
  const page = await rewrite({ head, body, code: 'chunk()' })
  const [, list = ''] = new RegExp(`<script ${SCRIPTS_ATTRIBUTE}="([^"]*)">early\\(\\);`).exec(page) ?? []
  const [data = '', ...chunks] = list.split(' ')
  expect(read(data)).toBe('one();\ntwo()')
  expect(chunks).toEqual([CHUNK])
  expect(read(CHUNK)).toBe('//# allFunctionsCalledOnLoad\nchunk()')
  expect(page).not.toContain('as="script"')
  expect(page).toMatch(/<\/script><\/head><body><script type="application\/ld\+json">\{\}<\/script><\/body>/)
})

test('preloads the largest font first', async () => {
  const links = ['small', 'large'].map((name) => {
    writeFileSync(`${folder}/${name}.woff2`, name === 'large' ? 'font' : '')
    return `<link rel="preload" href="/${name}.woff2" as="font"/>`
  })
  expect(await rewrite({ head: links.join('') + LINK + EARLY_SCRIPT })).toContain(links.reverse().join(''))
})

test.each([
  ['stylesheet', EARLY_SCRIPT],
  [EARLY_ATTRIBUTE, LINK],
])('throws for a page without its %s and names the page', async (missing, head) => {
  await expect(rewrite({ head })).rejects.toThrow(new RegExp(`a\\.html: .*${missing}`))
})

test('retries a task after one, two and four seconds, then throws its last error', async () => {
  jest.useFakeTimers({ now: 0 })
  const starts: number[] = []
  const outcome = retry(async (attempt) => {
    starts.push(Date.now())
    throw new Error(`attempt ${attempt}`)
  }).catch(String)
  await jest.runAllTimersAsync()
  expect(starts).toEqual([0, 1000, 3000, 7000])
  expect(await outcome).toBe('Error: attempt 3')
})
