/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { faq } from '@/content/faq'
import { hero } from '@/content/home'
import { phases } from '@/content/process'
import { site } from '@/content/site'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { BreadcrumbData, HomeData, ServiceData } from './structured-data'

const company = { name: 'Harbour Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' }

/** Returns the JSON-LD blocks of an element by type. */
function blocksOf(element: React.ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(element)
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const blocks = scripts.map((script) => JSON.parse(script.textContent ?? ''))
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  return Object.fromEntries(blocks.map((block) => [block['@type'], block]))
}

test('describes the agency, the website and the FAQ of the home page', () => {
  const { Organization, FAQPage, WebSite } = blocksOf(<HomeData owner={{}} />)
  expect(Organization).toMatchObject({ name: site.name, slogan: hero.tagline, email: site.email })
  expect(WebSite).toMatchObject({ name: site.name, publisher: { '@id': Organization['@id'] } })
  const questions = faq.items.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } }))
  expect(FAQPage.mainEntity).toMatchObject(questions)
})

test('describes the agency as a local business once its address is known', () => {
  const { Organization, ProfessionalService } = blocksOf(<HomeData owner={{ company }} />)
  expect(Organization).toBeUndefined()
  expect(ProfessionalService).toMatchObject({ name: site.name, legalName: company.name, address: company.address })
})

test('describes the phases of /process as offers of a service', () => {
  const { Service } = blocksOf(<ServiceData />)
  const offered = phases.map(({ title }) => ({ itemOffered: { name: title } }))
  expect(Service.hasOfferCatalog.itemListElement).toMatchObject(offered)
})

test.each(pages)(
  'describes breadcrumbs on $path only if it is indexed and not the home page',
  ({ path, title, robots }) => {
    const { BreadcrumbList } = blocksOf(<BreadcrumbData path={path} />)
    const items = [
      { position: 1, name: site.name, item: absoluteUrl('/') },
      { position: 2, name: title, item: absoluteUrl(path) },
    ]
    expect(BreadcrumbList?.itemListElement).toEqual(
      robots === 'index' && path !== '/' ? items.map((item) => expect.objectContaining(item)) : undefined,
    )
  },
)
