import { assertNoneLost } from './assert-none-lost'
import { splitStyles } from './split-styles'
import { usedStyles } from './used-styles'

const styles = `
  @layer utilities {
    :is(.\\*\\:first\\:sr-only > *):first-child { position: absolute }
    :where(.divide-y > :not(:last-child)) { border-bottom: 1px solid }
    .\\[\\&_li\\]\\:mt-2 li { margin-top: 0.5rem }
    .unused { display: none }
  }
  @media print { .paper { color: black } }`
const use = (html: string, code = '', css = styles) =>
  usedStyles(splitStyles(css, '/_next/static/site.css'), html, code)

test('keeps the rules of the classes in the page and in the components that load later', async () => {
  const used = await use(
    '<ul class="divide-y"><li>unused</li></ul>',
    "const later = ['*:first:sr-only', '[&_li]:mt-2']",
  )
  for (const name of ['divide-y', 'first\\:sr-only', '\\[\\&_li\\]\\:mt-2']) expect(used).toContain(name)
  expect(used).not.toMatch(/unused|paper/)
})

test('keeps the variables that only print rules use', async () => {
  const css = ':root { --small: 1px; --unused: 2px } @media print { p { font-size: var(--small) } }'
  expect(await use('<p>Text</p>', '', css)).toBe(':root{--small: 1px}')
})

test('drops the rules of classes that the page does not use', async () => {
  expect(await use('<p class="other">Text</p>', 'const unused = 1')).toBe('')
})

test('drops a rule that needs an element which the page does not have', async () => {
  const css = ':root:has(.booking) { color: red } p:has(.open, .closed) { color: blue } p:not(:has(.x)) { color: lime }'
  expect(await use('<p><b class="closed">Text</b></p>', '', css)).toBe(
    'p:has(.open,.closed){color:#00f}p:not(:has(.x)){color:#0f0}',
  )
  expect(await use('<p class="booking">Text</p>', '', css)).toContain(':root:has(.booking){color:red}')
})

test('keeps the styles for browsers with color-mix(), which all supported browsers have', async () => {
  const fallback = '@supports (color: color-mix(in lab, red, red)) { .paper { color: color-mix(in srgb, red, blue) } }'
  expect(await use('<p class="paper">Text</p>', '', fallback)).toBe('.paper{color:color-mix(in srgb,red,blue)}')
})

test('fails when the rule of a class that the page uses is lost, and names the class', () => {
  const used = '.open { color: red }'
  expect(() => assertNoneLost(styles + used, used, ['open', 'divide-y'])).toThrow('  divide-y (:where(.divide-y')
  expect(() => assertNoneLost(styles + used, used, ['open', 'flex'])).not.toThrow()
})

test('keeps only print rules in the stylesheet of the site, and the order of layers', () => {
  const css =
    '@layer base, utilities; @layer base { a { color: red } } @layer utilities { @media print { b { color: red } } }'
  expect(splitStyles(css, '/site.css').print).toBe(
    '@layer base, utilities; @layer utilities { @media print { b { color: red } } }',
  )
})

test('makes relative URLs absolute, because the rules for screens are inlined into pages', () => {
  const css = 'a { mask: url(../media/a.svg) } b { mask: url(#c) } i { src: url(data:font/woff2,a) }'
  expect(splitStyles(css, '/_next/static/css/site.css').screen).toBe(
    css.replace('../media/a.svg', '/_next/static/media/a.svg'),
  )
})
