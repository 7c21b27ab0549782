import { elementsOf } from '@/build/html'
import { assertDeferred } from './assert-deferred'

const loader = '<script data-early>theme()</script><script data-scripts="/page.js /framework.js">load()</script>'
const styles = '<style>a{color:red}</style><link rel="stylesheet" href="/site.css" media="print"/>'
const files = ['/page.js', '/framework.js']

function check(head: string) {
  const source = `<!DOCTYPE html><html><head>${head}</head><body></body></html>`
  return () => assertDeferred({ name: 'page', source, elements: elementsOf(source) }, (path) => files.includes(path))
}

test('accepts a page with one loader, inlined styles and a stylesheet for print', () => {
  expect(check(loader + styles + '<script type="application/ld+json">{}</script>')).not.toThrow()
})

test.each([
  ['a script of the framework', loader + styles + '<script src="/framework.js" async></script>', /besides the loader/],
  ['an inline script', loader + styles + '<script>start()</script>', /besides the loader/],
  ['two loaders', loader + loader + styles, '2 loaders'],
  ['no loader', styles, '0 loaders'],
  [
    'a preloaded script',
    loader + styles + '<link rel="preload" as="script" href="/framework.js"/>',
    /preloads a script/,
  ],
  ['a stylesheet for screens', loader + styles + '<link rel="stylesheet" href="/b.css"/>', /not for print only/],
  ['no inlined styles', loader + styles.replace(/<style>.*<\/style>/, ''), 'no inlined styles'],
  ['no script of the framework', loader.replace(' /framework.js', '') + styles, 'no scripts of the framework'],
  [
    'a script that is missing',
    loader.replace('framework', 'missing') + styles,
    '/missing.js, which is not in the export',
  ],
])('rejects a page with %s', (_, head, message) => {
  expect(check(head)).toThrow(message)
})
