import { renderToStaticMarkup } from 'react-dom/server'
import { formatPounds, monthlyCharge } from '@/lib/prices/money'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { Estimator } from './estimator'

test('spells out the period of each sum for screen readers', () => {
  const sheet = pricingSheet()
  const html = renderToStaticMarkup(<Estimator sheet={sheet} />)
  const spoken = html.replace(/<(\w+)(?=[^>]*aria-hidden)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')
  for (const { investment } of Object.values(sheet.packages)) {
    const sum = formatPounds(monthlyCharge(investment, sheet.estimator.start).total)
    expect(spoken).toContain(`${sum} ${sheet.priceLabels.perMonthSpoken}`)
  }
})
