import { gate } from '@/content/gate'
import { field, locked, opened, unlock } from './support/gate'
import { bookLink } from './support/controls'
import { expectPage, gotoHydrated, isMarked, mark } from './support/page'
import { expect, test } from './support/test'

const host = 'plain-http.test'

test('the opened pricing comes back open while its key is kept, and locked when that is gone', async ({ page }) => {
  await unlock(page)
  await mark(page)
  /** Leaves by a full load, acts there, and comes back to the very document that was left. */
  const awayAndBack = async (act: () => void) => {
    await page.goto('/process')
    await page.evaluate(act)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/pricing')
    await expect.poll(() => isMarked(page)).toBe(true)
  }
  await awayAndBack(() => {})
  await expect(opened(page)).toBeVisible()
  await awayAndBack(() => sessionStorage.clear())
  await expect(locked(page)).toBeVisible()
  await expect(opened(page)).toHaveCount(0)
})

test.describe('over plain http', () => {
  test.use({ baseURL: `http://${host}:${process.env.TEST_PORT ?? 3100}` })

  test('the gate asks for https and gives that link', async ({ page, allow }) => {
    allow(/Cross-Origin-Opener-Policy/)
    await page.goto('/pricing')
    await expect(page.getByRole('alert').filter({ hasText: gate.insecure.text })).toBeVisible()
    await expect(page.getByRole('link', { name: gate.insecure.link })).toHaveAttribute(
      'href',
      `https://${host}/pricing`,
    )
    await expect(field(page)).toHaveCount(0)
    await expect(page.getByText(gate.wrong)).toHaveCount(0)
  })
})

test('Back goes back once, after an in-app navigation that became a normal one', async ({ page, allow }) => {
  allow(/Failed to load resource|Failed to fetch|RSC payload/)
  await gotoHydrated(page, '/')
  await page.clock.install()
  await mark(page)
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404 }))
  await bookLink(page).click()
  await expectPage(page, '/book')
  await page.evaluate(() => history.back())
  await expectPage(page, '/')
  expect(await isMarked(page)).toBe(true)
  // Longer than a navigation may take before it becomes a normal one.
  await page.clock.runFor(1500)
  await expectPage(page, '/')
})
