import { offer } from '@/content/offer'
import { expectReads } from '@/e2e/support/reading'
import { fee, packages, pounds, quoted, websitePrice } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

const feeText = `plus ${pounds(fee)} per attended consultation (private patients only)`
const lines = {
  essential: [pounds(packages.essential.monthly), '/month', feeText],
  premium: [pounds(packages.premium.monthly), '/month', feeText],
  website: [pounds(websitePrice), offer.once],
}

test('each option says what it is for and what it costs, and leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/offer')
  const option = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })
  const tops = new Set<number | undefined>()
  for (const { id, name, purpose } of offer.options) {
    await expectReads(option(name), [purpose])
    await expectReads(option(name), lines[id])
    tops.add((await option(name).getByText(lines[id][0]!, { exact: true }).boundingBox())?.y)
  }
  expect(tops.size, 'on a wide screen the sums stand on one line').toBe(1)
  await expect(page.getByRole('main').getByRole('link', { name: quoted.getStarted })).toHaveAttribute('href', '/book')
  for (const { name, link } of offer.options) {
    await option(name).getByRole('link', { name: link.label }).click()
    await expect(page).toHaveURL(link.href)
    await page.goBack()
  }
})
