/**
 * What each type of schema.org may hold, and what a search engine must find in it.
 * Properties: https://schema.org/<type>; required ones: developers.google.com/search/docs/appearance/structured-data
 * (organization, faqpage, breadcrumb), and for the other types what makes a statement of them at all.
 */
export const types: Readonly<Record<string, { required: readonly string[]; optional: readonly string[] }>> = {
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

export type Thing = { '@type': string; [property: string]: unknown }

/**
 * Every typed thing in a block, however deep.
 * @param value a parsed block of JSON-LD, or a part of it.
 */
export function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inner] : inner
}
