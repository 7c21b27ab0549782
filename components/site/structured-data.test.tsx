import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { faq } from '@/content/faq'
import { phases } from '@/content/process'
import { elementsOf } from '@/build/pages'
import { pages } from '@/lib/routes'
import { BreadcrumbData, HomeData, ServiceData } from './structured-data'

/**
 * What each type of schema.org may hold, and what a search engine must find in it.
 * Properties: https://schema.org/<type>; required ones: developers.google.com/search/docs/appearance/structured-data
 * (organization, faqpage, breadcrumb), and for the other types what makes a statement of them at all.
 */
const types: Readonly<Record<string, { required: readonly string[]; optional: readonly string[] }>> = {
  ProfessionalService: {
    required: ['name', 'url'],
    optional: ['@id', 'description', 'slogan', 'email', 'logo', 'image', 'sameAs', 'knowsAbout'],
  },
  WebSite: { required: ['name', 'url'], optional: ['@id', 'inLanguage', 'publisher'] },
  FAQPage: { required: ['mainEntity'], optional: [] },
  Question: { required: ['name', 'acceptedAnswer'], optional: [] },
  Answer: { required: ['text'], optional: [] },
  BreadcrumbList: { required: ['itemListElement'], optional: [] },
  ListItem: { required: ['position', 'name', 'item'], optional: [] },
  Service: { required: ['name', 'description'], optional: ['@id', 'url', 'provider', 'hasOfferCatalog'] },
  OfferCatalog: { required: ['name', 'itemListElement'], optional: [] },
  Offer: { required: ['itemOffered'], optional: [] },
}

type Thing = { '@type': string; [property: string]: unknown }

/**
 * Every typed thing in a block, however deep.
 * @param value a parsed block of JSON-LD, or a part of it.
 */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inner] : inner
}

const blocksOf = (element: ReactElement) =>
  elementsOf(`<body>${renderToStaticMarkup(element)}</body>`)
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }): Thing => JSON.parse(text))

const blocks = [
  <HomeData key="home" />,
  <ServiceData key="service" />,
  ...pages.map(({ path }) => <BreadcrumbData key={path} path={path} />),
].flatMap(blocksOf)
const things = thingsIn(blocks)
const named = (type: string) => things.filter((thing) => thing['@type'] === type)

test('every block says that it speaks of schema.org', () => {
  expect(blocks.length).toBeGreaterThan(4)
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
})

test.each(Object.entries(types))('each %s has what it must have, and only what it may', (type, allowed) => {
  expect(named(type)).not.toEqual([])
  for (const properties of named(type)) {
    const names = Object.keys(properties).filter((name) => name !== '@context' && name !== '@type')
    expect(names).toEqual(expect.arrayContaining([...allowed.required]))
    expect([...allowed.required, ...allowed.optional]).toEqual(expect.arrayContaining(names))
  }
})

test('no other type is used', () => {
  expect(Object.keys(types)).toEqual(expect.arrayContaining(things.map((thing) => thing['@type'])))
})

test('the questions, their answers and the phases are those of the pages', () => {
  expect(named('Question').map(({ name }) => name)).toEqual(faq.items.map(({ question }) => question))
  expect(named('Answer').map(({ text }) => text)).toEqual(faq.items.map(({ answer }) => answer))
  const [, ...services] = named('Service').map(({ name }) => name)
  expect(services).toEqual(phases.map(({ title }) => title))
})
