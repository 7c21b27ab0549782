import { BreadcrumbJsonLd, FAQJsonLd, JsonLdScript } from 'next-seo'
import { faq } from '@/content/faq'
import type { Path } from '@/content/schema'
import { routeFor } from '@/lib/routes'
import { breadcrumbs, organisation, service, website } from '@/lib/seo/structured-data'

export function HomeData() {
  return (
    <>
      <JsonLdScript scriptKey="organisation" data={organisation()} />
      <JsonLdScript scriptKey="website" data={website()} />
      <FAQJsonLd questions={[...faq.items]} />
    </>
  )
}

export function ServiceData() {
  return <JsonLdScript scriptKey="service" data={service()} />
}

/** Renders nothing on the home page and on pages that are not indexed. */
export function BreadcrumbData({ path }: { path: Path }) {
  if (path === '*' || path === '/' || routeFor(path).robots !== 'index') return null
  return <BreadcrumbJsonLd items={breadcrumbs(path)} />
}
