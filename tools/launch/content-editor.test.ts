import { ContentEditor } from './content-editor'

const source = `
import { figures } from './figures'
export const faq = { title: 'Common questions', items: [{ id: 'a', price: 5 }, { id: 'b', price: figures.fee }] } as const
`
const edit = () => new ContentEditor(source)

test('replaces, increases, appends and removes values by their path', () => {
  expect(edit().set('faq.title', "'Questions'").text).toContain("title: 'Questions',")
  expect(edit().increase('faq.items[0].price', 2).text).toContain("{ id: 'a', price: 7 }")
  expect(edit().append('faq.items', "{ id: 'c' }").text).toContain("price: figures.fee }, { id: 'c' }]")
  expect(edit().removeLast('faq.items').text).toContain("[{ id: 'a', price: 5 }]")
})

test('rewords texts, but not imports', () => {
  const upperCase = edit().reword((text, key) => (key === 'title' ? text.toUpperCase() : text))
  expect(upperCase.text).toBe(source.replace('Common questions', 'COMMON QUESTIONS'))
})

test.each([
  ['a missing property', () => edit().set('faq.lead', "''"), 'there is no faq.lead'],
  ['a missing entry', () => edit().set('faq.items[5].id', "''"), 'there is no faq.items[5].id'],
  ['a computed number', () => edit().increase('faq.items[1].price', 1), 'is not a number literal'],
])('throws for %s', (_, change, message) => {
  expect(change).toThrow(message)
})
