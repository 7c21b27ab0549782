import fc from 'fast-check'
import type { ChartDataPoint, Phase, RouteRow } from '@/content/schema'
import { totalOf } from '@/lib/prices/money'
import { checkSpokenCount } from './counts'
import { checkChart } from './essential'
import { checkPackage } from './packages'
import { checkPhases } from './phases'
import type { ContentIssue } from './issue'
import { checkCaseStudies, checkGlossary } from './proof'
import { checkRoutes } from './routes'
import { checkValues } from './values'
import { walk } from './walk'

const sum = fc.nat(100_000)
const items = fc.array(fc.record({ id: fc.string(), title: fc.string(), description: fc.string(), price: sum }), {
  minLength: 1,
})
const weeks = fc.record({ from: fc.integer(), to: fc.option(fc.integer(), { nil: undefined }) })
const phase = fc.record({
  number: fc.integer(),
  title: fc.string(),
  duration: fc.oneof(fc.string(), fc.constantFrom('1 week', 'Weeks 3–8', 'Month 3+', 'Weeks 8–3', 'Month 0+')),
  description: fc.string(),
  details: fc.array(fc.string()),
  weeks,
})
const point = fc.record({
  category: fc.constantFrom('Implants', 'Invisalign', ''),
  series: fc.constantFrom('Initial Value', 'Lifetime Value'),
  value: sum,
  colour: fc.constantFrom('accent', 'brass'),
})

function expectReadable(issues: ContentIssue[]) {
  for (const { file, message } of issues) {
    expect(file).not.toBe('')
    expect(message).not.toMatch(/^\s*$|\[object /)
  }
}

test('any value of a content file is visited once, and checked without breaking', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const all: unknown[] = []
      JSON.stringify(value, (_, inner: unknown) => (all.push(inner), inner))
      expect(walk(value).map((visited) => visited.value)).toEqual(all)
      expectReadable(checkValues('content/x.ts', value))
    }),
    { numRuns: 300 },
  )
})

test('a text of ordinary words has no issue, and one with a straight mark, a double space or an empty brace has', () => {
  const words = fc.array(
    fc.stringMatching(/^[a-z]{1,9}$/).filter((word) => !['undefined'].includes(word)),
    { minLength: 2 },
  )
  fc.assert(
    fc.property(words, fc.constantFrom("'", '"', '{}', '  '), (list, fault) => {
      expect(checkValues('content/x.ts', { text: list.join(' ') })).toEqual([])
      expect(
        checkValues('content/x.ts', { text: [list[0], ...list.slice(1)].join(fault === '  ' ? fault : ` ${fault}`) }),
      ).not.toEqual([])
    }),
  )
})

test('a package is sound exactly when its total is the sum of its items', () => {
  fc.assert(
    fc.property(items, sum, (list, total) => {
      const issues = (totalValue: number) => checkPackage('content/x.ts', 'x', { items: list, totalValue })
      expect(issues(totalOf(list))).toEqual([])
      if (total !== totalOf(list)) expect(issues(total)).toHaveLength(1)
    }),
  )
})

test('phases, points, routes, results and terms of any kind are judged, and never break the check', () => {
  const route = fc.record({
    path: fc.string(),
    title: fc.string(),
    description: fc.string(),
    robots: fc.string(),
    inSitemap: fc.boolean(),
  })
  const result = fc.record({ figure: fc.string(), text: fc.string() })
  const study = fc.record({ id: fc.string(), headline: result, results: fc.array(result) })
  const glossary = fc.dictionary(fc.string(), fc.record({ term: fc.string(), meaning: fc.string() }))
  fc.assert(fc.property(fc.array(phase), (phases) => expectReadable(checkPhases(phases as Phase[]))))
  fc.assert(
    fc.property(fc.array(point), sum, (points, axisMaximum) =>
      expectReadable(checkChart({ points: points as ChartDataPoint[], axisMaximum })),
    ),
  )
  fc.assert(fc.property(fc.array(route), (rows) => expectReadable(checkRoutes(rows as unknown as RouteRow[]))))
  fc.assert(fc.property(fc.array(study), (studies) => expectReadable(checkCaseStudies(studies as never))))
  fc.assert(fc.property(glossary, fc.array(fc.string()), (terms, texts) => expectReadable(checkGlossary(terms, texts))))
})

test('a spoken count is right for exactly one number', () => {
  const place = { file: 'content/x.ts', entry: 'x' }
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 }), fc.string(), (said, count, rest) => {
      const issues = checkSpokenCount(place, `${words[said - 1]} parts. ${rest.replace(/parts/gi, '')}`, 'parts', count)
      expect(issues).toHaveLength(said === count ? 0 : 1)
    }),
  )
})
