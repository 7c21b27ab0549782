/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { formatPounds, monthlyCharge } from '@/lib/prices/money'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { Estimator } from './estimator'

test('spells out the period of each sum for screen readers', () => {
  const sheet = pricingSheet()
  const { start } = sheet.estimator
  render(<Estimator sheet={sheet} />)
  for (const { name, investment } of Object.values(sheet.packages)) {
    const sum = formatPounds(monthlyCharge(investment, start).total)
    const group = screen.getByRole('group', { name })
    for (const hidden of group.querySelectorAll('[aria-hidden]')) hidden.remove()
    expect(group.textContent).toContain(`${sum} ${sheet.priceLabels.perMonthSpoken}`)
  }
})
