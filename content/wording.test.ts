import { lengthOf, startOf, weeksOf, withDuration } from './wording'

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

it.each([
  [{ from: 1 }, 'Month 1', 'Month 1+'],
  [{ from: 9 }, 'Month 3', 'Month 3+'],
  [{ from: 10 }, 'Week 10', 'Week 10+'],
  [{ from: 3, to: 8 }, 'Week 3', 'Weeks 3–8'],
  [{ from: 2, to: 2 }, 'Week 2', '1\u00a0week'],
])('says that the weeks %j begin in “%s” and last “%s”', (weeks, start, duration) => {
  const phase = { number: 1, title: 'Activation', description: 'We begin.', details: ['Audit'] }
  expect(startOf(weeks)).toBe(start)
  expect(withDuration({ ...phase, weeks }).duration).toBe(duration)
})
