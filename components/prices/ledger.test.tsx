import { renderToStaticMarkup } from 'react-dom/server'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import { Ledger } from './ledger'

const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')

test('says each value as pounds a month, and what is priced by the year as both', () => {
  const items = [
    { id: 'a', icon: 'target', title: 'Campaigns', price: 1234 },
    { id: 'b', icon: 'video', title: 'Videos', description: 'Short ones', price: 2, yearlyPrice: 24 },
  ] as const
  const shown = text(renderToStaticMarkup(<Ledger caption="All" items={items} labels={priceTerms} />))
  expect(shown).toContain('Campaigns£1,234 a month')
  expect(shown).toContain('VideosShort ones (£24/year)£2 a month')
})

test('an item without a value of its own is included', () => {
  const items = [{ id: 'a', icon: 'target', title: 'Campaign', description: 'One' }] as const
  const shown = text(renderToStaticMarkup(<Ledger caption="Core" items={items} totalValue={5} labels={priceTerms} />))
  expect(shown).toContain('CampaignOneIncluded')
  expect(shown).toContain('Total value£5/month')
})

test('draws an icon of its own before the title of each item, for eyes alone', () => {
  const markup = renderToStaticMarkup(<Ledger caption="Premium" items={premium.items} labels={priceTerms} />)
  const icons = [...markup.matchAll(/(<svg aria-hidden="true" width="20" height="20".*?<\/svg>).*?>([^<]+)</g)]
  expect(icons.map(([, , title]) => title)).toEqual(premium.items.map(({ title }) => title))
  expect(new Set(icons.map(([, drawing]) => drawing)).size).toBe(premium.items.length)
})

test('leaves the total out where the investment says it', () => {
  expect(renderToStaticMarkup(<Ledger caption="Premium" items={premium.items} labels={priceTerms} />)).not.toContain(
    '<tfoot',
  )
})
