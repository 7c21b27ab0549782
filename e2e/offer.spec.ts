import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { Package } from '@/content/types'
import { websiteOffer } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'
import { expectTextsInOrder } from './support/layout'
import { expectInvestment } from './support/packages'
import { expect, test } from './support/test'

test('shows the purpose and price of each option and links to its page', async ({ page }) => {
  await page.goto('/offer')
  const main = page.getByRole('main')
  const packages: Record<'essential' | 'premium', Package> = { essential, premium }
  for (const { id, name, purpose, link } of offer.options) {
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    const option = main.getByRole('listitem').filter({ has: heading })
    await expect(option.getByRole('link', { name: link.label, exact: true })).toHaveAttribute('href', link.href)
    const price = formatPounds(id === 'website' ? websiteOffer.price : packages[id].investment.monthly)
    if (id === 'website') {
      await expectTextsInOrder(option, [
        ...websiteOffer.inclusions.map(({ title }) => title),
        name,
        purpose,
        price,
        offer.once,
      ])
    } else {
      const { investment } = packages[id]
      const adSpend = { ...investment.adSpend, label: offer.adSpend }
      await expectInvestment(option, { ...investment, adSpend }, [name, purpose])
    }
  }
  await expectTextsInOrder(main, [offer.title, offer.lead, priceLabels.vat])
  const { action } = offer.closing
  await expect(main.getByRole('link', { name: action.label, exact: true })).toHaveAttribute('href', action.href)
})
