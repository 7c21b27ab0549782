import { escapePattern } from './escape-pattern'

it.each(['https://www.example.com/a?b=(c)', '£1,500.50 + [2] * {3}', '^a|b\\c$'])('matches only %j itself', (text) => {
  const pattern = new RegExp(`^${escapePattern(text)}$`)
  expect(text).toMatch(pattern)
  for (const index of text.split('').keys())
    expect(text.slice(0, index) + '☐' + text.slice(index + 1)).not.toMatch(pattern)
})
