import { existsSync, readFileSync } from 'node:fs'
import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'
import { assertDeferred, deferScripts } from './defer-scripts'
import { inlineStyles } from './inline-styles'
import { editPages } from './pages'
import { addPolicy, createPolicy } from './policy'
import { removeUnpublished } from './remove-unpublished'
import { sortLinks } from './sort-links'

workInTemporaryFolder()

const HEAD =
  '<meta charset="utf-8"><title>Book &amp; call</title><link rel="stylesheet" href="/_next/a.css" data-precedence="next">' +
  '<link rel="preload" href="/_next/404.css" as="style">' +
  '<link rel="preload" as="script" href="/_next/b.js"><script src="/_next/b.js" async=""></script>' +
  '<script data-inline="true" id="loader">load()</script>'
const BODY =
  '<div hidden=""><!--$--><!--/$--></div><p> Text <!-- -->and text</p>' +
  '<script type="application/ld+json">{}</script><script>self.data = ["<p>"]</script>'
const pageWith = (head: string) => `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${BODY}</body></html>`

/** Finishes an export with one page, and returns its source. */
function finish(head = HEAD): string {
  writeFile('out/book.html', pageWith(head))
  writeFile(
    'out/_next/a.css',
    ':root { --ink: #000 } p { mask: url(./a.svg) } b { mask: url(#c) } i { src: url(data:font/woff2,a) }',
  )
  writeFile('out/_next/b.js', 'run()')
  editPages('out', deferScripts, inlineStyles, sortLinks, assertDeferred, addPolicy)
  return readFileSync('out/book.html', 'utf8')
}

test('inlines the stylesheets between the metadata and the first script, with absolute URLs, and disables their links', () => {
  const source = finish()
  expect(source).toMatch(/<link rel="stylesheet" href="\/_next\/a.css" data-precedence="next" disabled(="")?>/)
  expect(source).toMatch(/<link rel="stylesheet" href="\/_next\/404.css" disabled(="")?>/)
  expect(source).toContain(
    '<style>:root { --ink: #000 } p { mask: url(/_next/a.svg) } b { mask: url(#c) } i { src: url(data:font/woff2,a) }</style><script',
  )
})

test('writes the same page, in whatever order Next.js has rendered its links', () => {
  const [stylesheet = '', preload = ''] = HEAD.match(/<link [^>]*css"[^>]*>/g) ?? []
  const swapped = HEAD.replace(stylesheet + preload, preload + stylesheet)
  expect(swapped).not.toBe(HEAD)
  expect(finish(swapped)).toBe(finish())
})

test('lists the scripts of the framework for the loader, with the inline scripts as one file', () => {
  const source = finish()
  const [, list = ''] = /data-scripts="([^"]*)"/.exec(source)!
  const [own = '', ...others] = list.split(' ')
  expect(readFileSync(`out${own}`, 'utf8')).toBe('self.data = ["<p>"]')
  expect(others).toEqual(['/_next/b.js'])
  expect(readFileSync('out/_next/b.js', 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
})

test('keeps the content of a page, with the comments and whitespace of React', () => {
  expect(finish()).toContain(BODY.replace(/<script>.*/, ''))
})

test('allows nothing by default, and requests to the analytics of the owner', () => {
  const analytics = { endpoint: 'https://plausible.io/api/event', site: 'clinic.co.uk' }
  const policy = createPolicy('offer', [], { analytics })
  expect(policy).toContain("connect-src 'self' https://plausible.io;")
  for (const name of ['default-src', 'base-uri', 'form-action', 'object-src'])
    expect(policy).toContain(`${name} 'none'`)
})

test('rejects a page without a loader or a stylesheet', () => {
  expect(() => finish(HEAD.replace('id="loader"', ''))).toThrow('out/book.html: the page has no loader')
  expect(() => finish(HEAD.replace('rel="stylesheet"', ''))).toThrow('out/book.html: the page has no stylesheet')
})

test.each([
  ['a script', '<script src="/_next/b.js" async=""></script>'],
  ['an inline script', '<script>start()</script>'],
  ['a preloaded script', '<link rel="modulepreload" href="/_next/b.js">'],
  ['a stylesheet', '<link rel="stylesheet" href="/_next/a.css">'],
])('rejects a finished page with %s, and names both', (_, element) => {
  finish()
  writeFile('out/book.html', readFileSync('out/book.html', 'utf8').replace('</head>', `${element}</head>`))
  expect(() => editPages('out', assertDeferred)).toThrow(
    new RegExp(`^out/book.html: this element blocks the first paint. .*${element.slice(0, 12)}`),
  )
})

test('keeps the files of public/ byte for byte, and removes payloads and empty folders', () => {
  const privacy = Buffer.from('<meta charset=iso-8859-1><script>start()</script><p>Caf\xe9', 'latin1')
  for (const target of ['public', 'out']) {
    writeFile(`${target}/privacy.html`, privacy)
    writeFile(`${target}/legal/terms.txt`, 'Terms')
  }
  const kept = ['legal/terms.txt', 'robots.txt', 'llms.txt']
  const removed = ['_not-found.html', '_not-found.txt', 'book.txt', 'book/__next.txt']
  for (const name of ['robots.txt', 'llms.txt', 'book.html', ...removed]) writeFile(`out/${name}`, '')
  removeUnpublished('out')
  finish()
  expect(readFileSync('out/privacy.html').equals(privacy)).toBe(true)
  expect([...kept, ...removed, 'book'].filter((name) => existsSync(`out/${name}`))).toEqual(kept)
})
