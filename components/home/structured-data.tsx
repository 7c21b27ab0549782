import { JsonLdScript } from 'next-seo'
import { hero } from '@/content/home'
import type { Owner } from '@/content/schema'
import { site } from '@/content/site'
import { isPublicBuild } from '@/lib/public-build'
import { routeFor } from '@/lib/routes'
import { shareCardImage } from '@/lib/seo/share-card'
import { absoluteUrl } from '@/lib/seo/site-url'

const context = { '@context': 'https://schema.org' } as const
const home = absoluteUrl('/')
const organisationId = `${home}/#organisation`

/** The agency. Omits ratings and reviews, because there is no data. */
const describeOrganisation = ({ company, founder, phone }: Owner) => ({
  ...context,
  '@type': 'Organization',
  '@id': organisationId,
  name: site.name,
  url: home,
  description: routeFor('/').description,
  slogan: hero.tagline,
  email: site.email,
  logo: absoluteUrl('/icon-512.png'),
  // As in the metadata, a draft names no share card.
  ...(isPublicBuild() && { image: shareCardImage('/').url }),
  ...(site.profile && { sameAs: [site.profile] }),
  knowsAbout: [...hero.services],
  ...(phone && { telephone: phone }),
  ...(founder && { founder: { '@type': 'Person', name: founder.name, jobTitle: founder.role } }),
  ...(company && { legalName: company.name, address: company.address }),
})

const website = {
  ...context,
  '@type': 'WebSite',
  '@id': `${home}/#website`,
  name: site.name,
  url: home,
  inLanguage: 'en-GB',
  publisher: { '@id': organisationId },
}

/** Structured data of the home page, for search engines: the agency and the website. */
export function HomeStructuredData({ owner }: { owner: Owner }) {
  return (
    <>
      <JsonLdScript scriptKey="organisation" data={describeOrganisation(owner)} />
      <JsonLdScript scriptKey="website" data={website} />
    </>
  )
}
