import type { ProfessionalService, Service, WebSite, WithContext } from 'schema-dts'
import { hero } from '@/content/home'
import { phases, process } from '@/content/process'
import { site } from '@/content/site'
import type { Path } from '@/content/schema'
import { routeFor } from '@/lib/routes'
import { shareCardImage } from './share-card'
import { absoluteUrl } from './site-url'

const context = { '@context': 'https://schema.org' } as const

const organisationId = () => `${absoluteUrl('/')}/#organisation`

/** The agency; its postal address, ratings and reviews are not known. */
export function organisation(): WithContext<ProfessionalService> {
  return {
    ...context,
    '@type': 'ProfessionalService',
    '@id': organisationId(),
    name: site.name,
    url: absoluteUrl('/'),
    description: routeFor('/').description,
    slogan: hero.tagline,
    email: site.email,
    logo: absoluteUrl('/icon-512.png'),
    image: shareCardImage('/').url,
    sameAs: [site.profile],
    knowsAbout: hero.services,
  }
}

export function website(): WithContext<WebSite> {
  return {
    ...context,
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}/#website`,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId() },
  }
}

/** The growth framework as a service whose offers are its phases. */
export function service(): WithContext<Service> {
  return {
    ...context,
    '@type': 'Service',
    '@id': `${absoluteUrl('/process')}#service`,
    name: process.title,
    description: routeFor('/process').description,
    url: absoluteUrl('/process'),
    provider: { '@type': 'ProfessionalService', '@id': organisationId(), name: site.name, url: absoluteUrl('/') },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: process.title,
      itemListElement: phases.map(({ title, description, duration }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: `${duration}. ${description}` },
      })),
    },
  }
}

export function breadcrumbs(path: Exclude<Path, '*'>): { name: string; item: string }[] {
  return [
    { name: site.name, item: absoluteUrl('/') },
    { name: routeFor(path).title, item: absoluteUrl(path) },
  ]
}
