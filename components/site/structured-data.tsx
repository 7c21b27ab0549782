import { BreadcrumbJsonLd, FAQJsonLd, JsonLdScript } from 'next-seo'
import { faq } from '@/content/faq'
import type { Path } from '@/content/types'
import { routeFor } from '@/lib/routes'
import { breadcrumbs, organisation, service, website } from '@/lib/seo/structured-data'

/** What the home page shows, said to search engines: whose site it is, and the questions that it answers. */
export function HomeData() {
  return (
    <>
      <JsonLdScript scriptKey="organisation" data={organisation()} />
      <JsonLdScript scriptKey="website" data={website()} />
      <FAQJsonLd questions={[...faq.items]} />
    </>
  )
}

/** What the framework page describes, said to search engines. */
export function ServiceData() {
  return <JsonLdScript scriptKey="service" data={service()} />
}

/** Where a page stands in the site; nothing for the home page and for pages that are not indexed. */
export function BreadcrumbData({ path }: { path: Path }) {
  if (path === '*' || path === '/' || routeFor(path).robots !== 'index') return null
  return <BreadcrumbJsonLd items={breadcrumbs(path)} />
}
