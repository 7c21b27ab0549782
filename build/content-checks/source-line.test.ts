import { readFileSync } from 'node:fs'
import { lineOf } from './source-line'

const textAt = (file: string, entry: string) => readFileSync(file, 'utf8').split('\n')[lineOf(file, entry) - 1]

test.each([
  ['content/site.ts', 'site.scheduling.strategy', 'strategy:'],
  ['content/faq.ts', 'faq.items[2].question', 'question:'],
  ['content/process.ts', 'phases[3] (Lasting Impact)', '{'],
  ['content/pricing.ts', 'packages.premium.totalValue', 'totalValue: 7600'],
])('%s %s', (file, entry, text) => {
  expect(textAt(file, entry)).toContain(text)
})

test('what is missing is shown by what should hold it', () => {
  expect(lineOf('content/faq.ts', 'faq.items[1].source')).toBe(lineOf('content/faq.ts', 'faq.items[1]'))
  expect(lineOf('content/faq.ts', 'nothing.here')).toBe(1)
})
