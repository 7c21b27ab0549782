import { BreadcrumbJsonLd, FAQJsonLd, JsonLdScript } from 'next-seo'
import type { Organization, ProfessionalService, Service, WebSite, WithContext } from 'schema-dts'
import { faq } from '@/content/faq'
import { hero } from '@/content/home'
import { phases, processPage } from '@/content/process'
import type { Owner, Path } from '@/content/schema'
import { site } from '@/content/site'
import { routeFor } from '@/lib/routes'
import { shareCardImage } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'

const context = { '@context': 'https://schema.org' } as const
const home = absoluteUrl('/')
const organisationId = `${home}/#organisation`

/** The agency, without ratings and reviews, which are unknown. */
const organisation = {
  ...context,
  '@id': organisationId,
  name: site.name,
  url: home,
  description: routeFor('/').description,
  slogan: hero.tagline,
  email: site.email,
  logo: absoluteUrl('/icon-512.png'),
  image: shareCardImage('/').url,
  sameAs: [site.profile],
  knowsAbout: [...hero.services],
}

/** A local business needs an address, which only `owner.company` contains. */
function describeOrganisation({ company }: Owner): WithContext<Organization | ProfessionalService> {
  if (!company) return { ...organisation, '@type': 'Organization' }
  const { name, address } = company
  return { ...organisation, '@type': 'ProfessionalService', legalName: name, address }
}

const website: WithContext<WebSite> = {
  ...context,
  '@type': 'WebSite',
  '@id': `${home}/#website`,
  name: site.name,
  url: home,
  inLanguage: 'en-GB',
  publisher: { '@id': organisationId },
}

/** The growth framework as a service, with its phases as offers. */
const service: WithContext<Service> = {
  ...context,
  '@type': 'Service',
  '@id': `${absoluteUrl('/process')}#service`,
  name: processPage.title,
  description: routeFor('/process').description,
  url: absoluteUrl('/process'),
  provider: { '@type': 'Organization', '@id': organisationId, name: site.name, url: home },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: processPage.title,
    itemListElement: phases.map(({ title, description, duration }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, description: `${duration}. ${description}` },
    })),
  },
}

/** Structured data of the home page: the agency, the website and the FAQ. */
export function HomeData({ owner }: { owner: Owner }) {
  return (
    <>
      <JsonLdScript scriptKey="organisation" data={describeOrganisation(owner)} />
      <JsonLdScript scriptKey="website" data={website} />
      <FAQJsonLd questions={[...faq.items]} />
    </>
  )
}

/** Structured data of /process: the growth framework as a service. */
export function ServiceData() {
  return <JsonLdScript scriptKey="service" data={service} />
}

/** Structured data of the breadcrumbs of indexed pages; renders nothing on the home page and on noindex pages. */
export function BreadcrumbData({ path }: { path: Path }) {
  const { title, robots } = routeFor(path)
  if (path === '*' || path === '/' || robots !== 'index') return null
  const items = [
    { name: site.name, item: home },
    { name: title, item: absoluteUrl(path) },
  ]
  return <BreadcrumbJsonLd items={items} />
}
