import { applyEdits, elementsOf, isExecutable } from './html'

const source = '<p>one</p><p>two</p><p>three</p>'
const [one, two, three] = elementsOf(source)

describe('applyEdits', () => {
  it('applies edits in any order', () => {
    expect(applyEdits(source, [{ ...three!, replacement: '<b>3</b>' }, one!])).toBe('<p>two</p><b>3</b>')
  })

  it('replaces an element and inserts text before and after it', () => {
    const { start, end } = two!
    const edits = [
      { start, end, replacement: '2' },
      { start, end: start, replacement: '(' },
      { start: end, end, replacement: ')' },
    ]
    expect(applyEdits(source, edits)).toBe('<p>one</p>(2)<p>three</p>')
  })

  it('inserts texts at one offset in the order of the list', () => {
    const edits = ['a', 'b'].map((replacement) => ({ start: 0, end: 0, replacement }))
    expect(applyEdits('c', edits)).toBe('abc')
  })

  it.each([
    ['overlap', { start: 0, end: 5 }, { start: 4, end: 8 }],
    ['contain each other', { start: 0, end: 8 }, { start: 2, end: 4 }],
    ['replace the same text', { start: 0, end: 5 }, { start: 0, end: 5 }],
    ['replace a text and insert into it', { start: 0, end: 5 }, { start: 3, end: 3 }],
  ])('rejects edits that %s', (_, first, second) => {
    expect(() => applyEdits(source, [first, second])).toThrow('Two edits of a page overlap at “')
    expect(() => applyEdits(source, [second, first])).toThrow('Two edits of a page overlap at “')
  })
})

describe('elementsOf', () => {
  it('returns the elements in document order, also those in templates and without JavaScript', () => {
    const page = '<html><body><template><b id="a">x</b></template><noscript><i>y</i></noscript></body></html>'
    expect(elementsOf(page).map(({ name }) => name)).toEqual(['html', 'body', 'template', 'b', 'noscript', 'i'])
    const bold = elementsOf(page).find(({ name }) => name === 'b')!
    expect([bold.attributes, bold.text, page.slice(bold.start, bold.end)]).toEqual([
      { id: 'a' },
      'x',
      '<b id="a">x</b>',
    ])
  })

  it('omits elements that only the parser adds', () => {
    expect(elementsOf('<p>one').map(({ name }) => name)).toEqual(['p'])
  })
})

it.each([
  ['<script>run()</script>', true],
  ['<script type="module" src="/a.js"></script>', true],
  ['<script type="application/ld+json">{}</script>', false],
  ['<style>a{}</style>', false],
])('knows whether browsers run %s', (html, expected) => {
  expect(elementsOf(html).map(isExecutable)).toEqual([expected])
})
