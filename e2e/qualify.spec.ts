import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { mainLinks, region } from './support/controls'
import { expectTextsInOrder } from './support/layout'
import { expect, test } from './support/test'

test('lists which clinics are suited and what is asked of them, without a form, and links to /book at its end', async ({
  page,
}) => {
  await page.goto('/qualify')
  for (const { title, items } of [qualify.suited, qualify.unsuited])
    await expect(region(page, title).getByRole('listitem')).toHaveText([...items])
  const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
  const commitments = [minimum.text, adSpend.title, privatePatients.title, reports.title, reports.text]
  await expectTextsInOrder(region(page, title), [...commitments, priceLabels.vat])
  await expect(page.locator('form, main :is(input, select, textarea)')).toHaveCount(0)
  await expect(mainLinks(page).last()).toHaveText(qualify.closing.action.label)
  await expect(mainLinks(page).last()).toHaveAttribute('href', '/book')
})
