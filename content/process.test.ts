import { lengthOf, weeksOf } from './process'

it.each([
  [{ from: 1, to: 1 }, 'A one-week', 'week\u00a01'],
  [{ from: 3, to: 8 }, 'A six-week', 'weeks 3–8'],
  [{ from: 2, to: 9 }, 'An eight-week', 'weeks 2–9'],
  [{ from: 1, to: 11 }, 'An 11-week', 'weeks 1–11'],
  [{ from: 1, to: 12 }, 'A 12-week', 'weeks 1–12'],
])('names the weeks %j “%s” before a noun, and “%s”', (weeks, length, span) => {
  expect(lengthOf(weeks)).toBe(length)
  expect(weeksOf(weeks)).toBe(span)
})
