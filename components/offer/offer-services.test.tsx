import { renderToStaticMarkup } from 'react-dom/server'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { interpolate } from '@/lib/interpolate'
import { OfferServices } from './offer-services'

/** Returns the texts of the rows of each column. */
function columns(): string[][] {
  const html = renderToStaticMarkup(<OfferServices />)
  return html
    .split('<h3')
    .slice(1)
    .map((column) =>
      [...column.matchAll(/<li[^>]*>((?:(?!<\/?li).)*)<\/li>/g)].map(([, row = '']) => row.replace(/<[^>]+>/g, '')),
    )
}

test('names and counts the services of Premium that Essential lacks, and no other services, as not included', () => {
  const [ofEssential = []] = columns()
  const missing = ofEssential.filter((row) => row.endsWith(offer.missing))
  const services = premium.items.map(({ title }) => title)
  expect(missing).toHaveLength(premium.items.length - essential.items.length)
  for (const row of missing) expect(services).toContain(row.replace(` ${offer.missing}`, ''))
  for (const { title } of essential.items) expect(ofEssential).toContain(title)
  const counts = { parts: essential.items.length, whole: premium.items.length }
  expect(renderToStaticMarkup(<OfferServices />)).toContain(interpolate(offer.servicesOfAll, counts))
})

test('has a service in the same row of both packages, under one name unless the number of campaigns differs', () => {
  const [ofEssential = [], ofPremium = []] = columns()
  for (const [index, { service, title }] of essential.items.entries()) {
    expect(ofEssential[index]).toBe(title)
    if (service !== 'campaign') expect(ofPremium[index]).toBe(title)
  }
})
