/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { faq } from '@/content/faq'
import { hero } from '@/content/home'
import { phases } from '@/content/process'
import { site } from '@/content/site'
import { HomeData, ServiceData } from './structured-data'

/** The blocks of JSON-LD in an element, by their type. */
function blocksOf(element: React.ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(element)
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const blocks = scripts.map((script) => JSON.parse(script.textContent ?? ''))
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  return Object.fromEntries(blocks.map((block) => [block['@type'], block]))
}

test('the agency, the questions and their answers are those of the home page', () => {
  const { ProfessionalService, FAQPage, WebSite } = blocksOf(<HomeData />)
  expect(ProfessionalService).toMatchObject({ name: site.name, slogan: hero.tagline, email: site.email })
  expect(WebSite).toMatchObject({ name: site.name, publisher: { '@id': ProfessionalService['@id'] } })
  const questions = faq.items.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } }))
  expect(FAQPage.mainEntity).toMatchObject(questions)
})

test('the phases are those of /process', () => {
  const { Service } = blocksOf(<ServiceData />)
  const offered = phases.map(({ title }) => ({ itemOffered: { name: title } }))
  expect(Service.hasOfferCatalog.itemListElement).toMatchObject(offered)
})
