import { notFoundPage } from '@/content/errors'
import { expectPage } from './support/pages'
import { expect, test } from './support/test'

test('logs the path of a page that does not exist, and links to the home page', async ({ page }) => {
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page?from=here')
  expect((await logged).text()).toBe(`${notFoundPage.logged} /no/such-page`)
  await page.getByRole('main').getByRole('link', { name: notFoundPage.link.label, exact: true }).click()
  await expectPage(page, '/')
})

test('exposes the status code to screen readers once', async ({ page }) => {
  await page.goto('/no-such-page')
  const tree = await page.getByRole('main').ariaSnapshot()
  expect(tree.split(notFoundPage.code)).toHaveLength(2)
  expect(tree).not.toContain(notFoundPage.hours[1])
})
