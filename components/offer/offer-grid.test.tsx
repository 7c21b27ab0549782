import { renderToStaticMarkup } from 'react-dom/server'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { OfferGrid } from './offer-grid'

test('names the services of Premium that Essential lacks, and no other services, as not included', () => {
  const html = renderToStaticMarkup(<OfferGrid />)
  const rows = [...html.matchAll(/<li[^>]*>((?:(?!<\/?li).)*)<\/li>/g)].map(([, row = '']) =>
    row.replace(/<[^>]+>/g, ''),
  )
  const missing = rows.filter((row) => row.endsWith(offer.missing))
  const services = premium.items.map(({ title }) => title)
  expect(missing).toHaveLength(premium.items.length - essential.items.length)
  for (const row of missing) expect(services).toContain(row.replace(` ${offer.missing}`, ''))
  for (const { title } of essential.items) expect(rows).toContain(title)
})
