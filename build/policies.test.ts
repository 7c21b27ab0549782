import { createHash } from 'node:crypto'
import { createContentSecurityPolicy } from './policies'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = Object.fromEntries(
  createContentSecurityPolicy(['one()'], ['a{}'])
    .split('; ')
    .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
)

test('allows scripts and styles only by their hashes, from the site and from the scheduling provider', () => {
  for (const name of ['default-src', 'base-uri', 'form-action', 'object-src']) expect(policy[name]).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", 'https://assets.calendly.com', hash('one()')])
  expect(policy['style-src']).toEqual(["'self'", 'https://assets.calendly.com', hash('a{}')])
  const origins = Object.values(policy)
    .flat()
    .filter((source) => /[.:*]/.test(source))
  expect(new Set(origins)).toEqual(new Set(['https://assets.calendly.com', 'https://calendly.com']))
})
