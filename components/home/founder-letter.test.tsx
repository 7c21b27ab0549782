import { renderToStaticMarkup } from 'react-dom/server'
import { founderLetter } from '@/content/home'
import { FounderLetter } from './founder-letter'

const founder = { name: 'Jane Doe', role: 'Founder and director' }
const photograph = { file: 'content/jane.jpg', alt: 'Jane Doe at her desk' }

test('is signed by name and role once the owner has given them', () => {
  expect(renderToStaticMarkup(<FounderLetter owner={{}} />)).toContain(founderLetter.signature)
  const named = renderToStaticMarkup(<FounderLetter owner={{ founder }} />)
  expect(named).toContain(founder.name)
  expect(named).toContain(founder.role)
  expect(named).not.toContain(`>${founderLetter.signature}<`)
})

test('has the photograph beside it once there is one, in both sizes', () => {
  expect(renderToStaticMarkup(<FounderLetter owner={{ founder }} />)).not.toContain('<img')
  const shown = renderToStaticMarkup(<FounderLetter owner={{ photograph }} />)
  expect(shown).toContain('src="/photograph/224.avif" srcSet="/photograph/448.avif 2x"')
  expect(shown).toContain(`alt="${photograph.alt}"`)
})
