import { notFoundPage } from '@/content/errors'
import { mainHeading } from './support/controls'
import { expectPage } from './support/visit'
import { expect, test } from './support/test'

test('shows the not-found page for an unknown path, logs it and links to the home page', async ({ page }) => {
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page?from=here')
  expect((await logged).text()).toBe(`${notFoundPage.logged} /no/such-page`)
  const main = page.getByRole('main')
  await expect(mainHeading(page)).toHaveText(notFoundPage.code)
  await expect(main.getByText(notFoundPage.title, { exact: true })).toBeVisible()
  await main.getByRole('link', { name: notFoundPage.link.label, exact: true }).click()
  await expectPage(page, '/')
})

test('reads the status code once: the time of its slot is a drawing', async ({ page }) => {
  await page.goto('/no-such-page')
  const tree = await page.getByRole('main').ariaSnapshot()
  expect(tree).toContain(notFoundPage.code)
  expect(tree).not.toContain(notFoundPage.hours[1])
})
