import { site } from '@/content/site'
import { render, textsOf } from '@/jest/render'
import { FounderLetter } from './founder-letter'

test.each([
  [{}, site.name],
  [{ founder: { name: 'Jane Doe', role: 'Director' } }, 'Jane DoeDirector'],
])('with %j, the letter is signed by %s', (owner, signature) => {
  expect(textsOf(render(<FounderLetter owner={owner} />), 'p').at(-1)).toBe(signature)
})
