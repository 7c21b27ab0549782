import { renderToStaticMarkup } from 'react-dom/server'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import { Ledger } from './ledger'

const markup = renderToStaticMarkup(<Ledger caption="Premium" items={premium.items} labels={priceTerms} />)

test('draws an icon of its own before the title of each item, for eyes alone', () => {
  const icons = [...markup.matchAll(/(<svg aria-hidden="true" width="20" height="20".*?<\/svg>).*?>([^<]+)</g)]
  expect(icons.map(([, , title]) => title)).toEqual(premium.items.map(({ title }) => title))
  expect(new Set(icons.map(([, drawing]) => drawing)).size).toBe(premium.items.length)
})

test('leaves the total out where the investment says it', () => {
  expect(markup).not.toContain('<tfoot')
})
